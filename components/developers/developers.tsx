import './developers.css'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { ownApiPath, publicApiAddress } from '@/lib/client/public-address'
import { describedParameters } from '@/lib/contract/described-parameters'
import { endpoints } from '@/lib/contract/endpoints'
import { readSettings } from '@/lib/env'
import type { ConsoleEndpoint } from '@/lib/portal/developers/console-request'
import { endpointGroups, getAnchor } from '@/lib/portal/developers/endpoint-groups'
import { getExamples } from '@/lib/portal/developers/load'
import { Console } from './console'
import { EndpointReference } from './endpoint-reference'
import { Headers } from './headers'
import { McpServer, mcpTitle } from './mcp-server'
import { QuickStart } from './quick-start'
import { type ContentsGroup, ReferenceContents } from './reference-contents'
import { Authentication, Errors, Filtering, Limits, Transport } from './rules'
import { WithoutApi, withoutApiAnchor, withoutApiTitle } from './without-api'

/** The parts of an endpoint that the console needs: its parameters, without their schemas. */
const consoleEndpoints: readonly ConsoleEndpoint[] = endpoints.map((endpoint) => ({
  path: endpoint.path,
  summary: endpoint.summary,
  open: endpoint.open,
  parameters: describedParameters(endpoint).map((parameter) => {
    const { name, description, schema } = parameter
    const flag = schema.type === 'boolean' ? ['true', 'false'] : undefined
    const options = Array.isArray(schema.enum) ? schema.enum.map(String) : flag
    return { name, in: parameter.in, options, hint: description }
  }),
}))

/** The sections before the endpoints, by anchor. */
const guide = {
  'quick-start': 'Quick start',
  console: 'Try it',
  authentication: 'Authentication',
  filtering: 'Filtering',
  errors: 'Errors',
  limits: 'Limits',
  headers: 'Headers',
  transport: 'Caching, CORS, versions',
  [withoutApiAnchor]: withoutApiTitle,
}

/** The contents of the page. Only this site's own API is accompanied by an MCP server. */
const getContents = (own: boolean): readonly ContentsGroup[] => [
  {
    title: 'Guide',
    links: Object.entries(own ? { ...guide, mcp: mcpTitle } : guide).map(([anchor, label]) => ({
      anchor,
      label,
    })),
  },
  ...endpointGroups.map((group) => ({
    title: group.title,
    links: group.endpoints.map((endpoint) => ({
      anchor: getAnchor(endpoint),
      label: endpoint.path,
      about: endpoint.summary,
    })),
  })),
]

/** The introduction, with links to get a key and to the OpenAPI document. */
function Start({ address, own }: { address: string; own: boolean }) {
  return (
    <div className="pt-9">
      <PageTitle>API for developers</PageTitle>
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        Everything on this site comes from one read-only JSON API. You can use it too:{' '}
        <code className="font-sans text-base [overflow-wrap:anywhere]">{address}</code>
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <SiteLink href="/developers/key" className="reference-key">
          Get a key
        </SiteLink>
        <span className="text-muted text-note">
          {own ? 'Free, no account needed. ' : ''}OpenAPI 3.1:{' '}
          <a href={`${address}/openapi.json`}>openapi.json</a>
        </span>
      </p>
    </div>
  )
}

function TryIt({ address, path }: { address: string; path?: string }) {
  const elsewhere =
    'Your browser cannot call the API from here, because it runs on another server. Use the command line.'
  return (
    <Section
      id="console"
      title="Try it"
      note={path === undefined ? elsewhere : 'Your browser sends the requests to this site’s API.'}
    >
      <noscript>
        <p className="mb-3">The console needs JavaScript; the examples above do not.</p>
      </noscript>
      <Console endpoints={consoleEndpoints} address={address} path={path} />
    </Section>
  )
}

export async function Developers() {
  const bodies = await getExamples()
  const address = publicApiAddress()
  const path = ownApiPath()
  const projects = endpoints.find((endpoint) => endpoint.path === '/projects')
  const own = path !== undefined
  return (
    <PageMain section="developers">
      <div className="reference-layout">
        <ReferenceContents groups={getContents(own)} />
        <div className="reference-body">
          <Start address={address} own={own} />
          {projects && <QuickStart endpoint={projects} address={address} bodies={bodies} />}
          <TryIt address={address} path={path} />
          <Authentication />
          <Filtering />
          <Errors />
          <Limits own={own} />
          <Headers />
          <Transport />
          <WithoutApi site={readSettings().SITE_URL} />
          {own && <McpServer site={new URL(address).origin} />}
          <EndpointReference groups={endpointGroups} address={address} bodies={bodies} />
        </div>
      </div>
    </PageMain>
  )
}
