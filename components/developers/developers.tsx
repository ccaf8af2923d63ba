import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { canCreateKeys, publicApiAddress, sameOriginApiPath } from '@/lib/client/public-address'
import { endpoints } from '@/lib/contract/endpoints'
import { findPlaces, getContents } from '@/lib/portal/developers/contents'
import { buildExamples } from '@/lib/portal/developers/examples'
import { getExamples } from '@/lib/portal/developers/load'
import { counted } from '@/lib/text/counted'
import { DocsPage } from './docs-page'
import { ExampleAnswer } from './endpoint-page'
import { Examples } from './examples'
import { Places } from './places'

const path = '/developers'

/** The filtered list whose address shows how to download lists without a key. */
const exampleFile = '/lists/projects.csv?status=Launched'

const isSameOriginApi = (): boolean => sameOriginApiPath() !== undefined

function SearchPage({ query }: { query: string }) {
  const places = findPlaces(query, isSameOriginApi())
  return (
    <DocsPage path={path} title="Search the documentation" query={query}>
      <p className="mt-3">
        {places.length > 0 ? counted(places.length, 'page') : 'No page'} for “{query}”.
        {places.length === 0 && ' Try fewer words, such as “paging” or “standards”.'}{' '}
        <SiteLink href={path}>All pages</SiteLink>
      </p>
      <div className="mt-5">
        <Places places={places} />
      </div>
    </DocsPage>
  )
}

async function FirstCall({ address }: { address: string }) {
  const bodies = await getExamples()
  const projects = endpoints.find((endpoint) => endpoint.path === '/projects')
  if (!projects) return null
  return (
    <Section
      id="quick-start"
      title="First call"
      note="Each example prints five launched projects with “wallet” in their names."
    >
      <Examples examples={buildExamples(projects, address, bodies)} isOpen={false} />
      <ExampleAnswer endpoint={projects} bodies={bodies} />
      <p className="mt-3 max-w-[42em] text-muted text-note">
        Pages show the statuses Discontinued and Inactive as “Ended”. The{' '}
        <SiteLink href="/about/codebook#statuses">codebook</SiteLink> defines each status.
      </p>
      <p className="mt-4 max-w-[42em]">
        Without a key you can download filtered lists, for example{' '}
        <a href={exampleFile}>launched projects as CSV</a> from{' '}
        <code className="[overflow-wrap:anywhere]">{exampleFile}</code>, or everything from{' '}
        <SiteLink href="/downloads">Downloads</SiteLink>.
      </p>
    </Section>
  )
}

function StartPage() {
  const address = publicApiAddress()
  const isOwnApi = isSameOriginApi()
  const hasKeys = canCreateKeys()
  const [guides, ...groups] = getContents(isOwnApi)
  return (
    <DocsPage
      path={path}
      title="API for developers"
      lede={
        <p>
          Everything on this site comes from one read-only JSON API. You can use it too:{' '}
          <code className="text-base [overflow-wrap:anywhere]">{address}</code>
        </p>
      }
    >
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <SiteLink href="/developers/key" className="button strong flex items-center no-underline">
          {hasKeys ? 'Get a key' : 'Who provides keys'}
        </SiteLink>
        {isOwnApi && (
          <span className="text-muted text-note">
            {hasKeys && 'Free, no account needed. '}OpenAPI 3.1:{' '}
            <a href={`${address}/openapi.json`}>openapi.json</a>
          </span>
        )}
      </p>
      <FirstCall address={address} />
      <Section title="Guides">{guides && <Places places={guides.places} />}</Section>
      <Section
        id="reference"
        title="Endpoints"
        note={<span id="console">Each page has parameters, examples and a console.</span>}
      >
        <div className="gap-x-10 lg:columns-2">
          {groups.map(({ title, places }) => (
            <section key={title} className="break-inside-avoid pb-5">
              <h3 className="font-semibold">{title}</h3>
              <Places places={places} />
            </section>
          ))}
        </div>
      </Section>
    </DocsPage>
  )
}

export const Developers = ({ query }: { query?: string }) =>
  query === undefined ? <StartPage /> : <SearchPage query={query} />
