import { Section } from '@/components/layout/section'
import type { Endpoint } from '@/lib/contract/endpoints'
import { examplesOf } from '@/lib/portal/developers/examples'
import { Code } from './code'

interface QuickStartProps {
  endpoint: Endpoint
  /** The public address of the API. */
  address: string
}

/** The same request in four languages, with the actual address of the API. */
export function QuickStart({ endpoint, address }: QuickStartProps) {
  return (
    <Section
      id="quick-start"
      title="Quick start"
      note="All four print the first five projects with “wallet” in their name. The reference below has such examples for each endpoint."
    >
      {examplesOf(endpoint, address).map(({ language, text }) => (
        <Code key={language} title={language}>
          {text}
        </Code>
      ))}
    </Section>
  )
}
