import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { Endpoint } from '@/lib/contract/endpoints'
import type { ExampleBodies } from '@/lib/contract/examples'
import { pickExamples } from '@/lib/portal/developers/examples'
import { Code } from './code'

interface QuickStartProps {
  endpoint: Endpoint
  /** The public address of the API. */
  address: string
  /** The API responses that the examples come from. */
  bodies: ExampleBodies
}

/** The filtered list whose address shows how to download lists without a key. */
const exampleFile = '/lists/projects.csv?status=Launched'

/** What the examples expect, and the ways that need no key. */
function BeforeTheExamples() {
  return (
    <>
      <Prose>
        <p>
          First <SiteLink href="/developers/key">create a key</SiteLink> and set it as an
          environment variable:
        </p>
      </Prose>
      <Code title="In a shell">export DID_ATLAS_KEY=…</Code>
      <div className="mt-4">
        <Prose>
          <p>
            Without a key you can download filtered lists, for example{' '}
            <a href={exampleFile} className="[overflow-wrap:anywhere]">
              {exampleFile}
            </a>
            , or everything from <SiteLink href="/downloads">Downloads</SiteLink>.
          </p>
        </Prose>
      </div>
    </>
  )
}

/** The same request in four languages, with the actual address of the API. */
export function QuickStart({ endpoint, address, bodies }: QuickStartProps) {
  return (
    <Section
      id="quick-start"
      title="Quick start"
      note="All four print the first five projects with “wallet” in their name."
    >
      <BeforeTheExamples />
      {pickExamples(endpoint, address, bodies).map(({ language, text }) => (
        <Code key={language} title={language}>
          {text}
        </Code>
      ))}
    </Section>
  )
}
