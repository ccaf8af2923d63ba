import './developers.css'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { ownApiPath, publicApiAddress } from '@/lib/client/public-address'
import { describedParameters } from '@/lib/contract/described-parameters'
import { endpoints } from '@/lib/contract/endpoints'
import type { ConsoleEndpoint } from '@/lib/portal/developers/console-request'
import { Console } from './console'
import { anchorOf, EndpointReference } from './endpoint-reference'
import { Headers } from './headers'
import { McpServer } from './mcp-server'
import { QuickStart } from './quick-start'
import { Authentication, Errors, Limits, Transport } from './rules'

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

function Contents() {
  return (
    <nav aria-label="Endpoints" className="screen-only mt-6">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {endpoints.map((endpoint) => (
          <li key={endpoint.path} className="py-0.5">
            <a href={`#${anchorOf(endpoint)}`}>{endpoint.path}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TryIt({ address, path }: { address: string; path?: string }) {
  const elsewhere =
    'The API is another server’s, which this site’s security policy does not let your browser call from here: take the command line instead.'
  return (
    <Section
      beside
      id="console"
      title="Try it"
      note={path === undefined ? elsewhere : 'Requests go from your browser to this site’s API.'}
    >
      <noscript>
        <p className="mb-3">The console needs scripts; the examples above do not.</p>
      </noscript>
      <Console endpoints={consoleEndpoints} address={address} path={path} />
    </Section>
  )
}

export function Developers() {
  const address = publicApiAddress()
  const path = ownApiPath()
  const projects = endpoints.find((endpoint) => endpoint.path === '/projects')
  return (
    <PageMain section="developers">
      <div className="pt-9">
        <PageTitle>API for developers</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          Everything on this site comes from one read-only JSON API that you can call too, at{' '}
          <code className="font-sans text-base [overflow-wrap:anywhere]">{address}</code>.
        </p>
        <p className="mt-2">
          The same as OpenAPI 3.1: <a href={`${address}/openapi.json`}>openapi.json</a>
        </p>
        <Contents />
      </div>
      {projects && <QuickStart endpoint={projects} address={address} />}
      <TryIt address={address} path={path} />
      <Authentication />
      <Errors />
      <Limits own={path !== undefined} />
      <Headers />
      <Transport />
      {path !== undefined && <McpServer site={new URL(address).origin} />}
      <EndpointReference endpoints={endpoints} address={address} />
    </PageMain>
  )
}
