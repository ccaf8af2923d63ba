import { Fact, FactList } from '@/components/layout/fact-list'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { mcpPath } from '@/lib/contract/mcp-path'
import { tools } from '@/lib/mcp/tools'
import { Code } from './code'

export const mcpTitle = 'For language models'

const settingsFor = (url: string): string =>
  JSON.stringify({ mcpServers: { 'did-atlas': { type: 'http', url } } }, null, 2)

/** The MCP server for language models. `site` is the public address of this site. */
export function McpServer({ site }: { site: string }) {
  const address = site + mcpPath
  return (
    <Section id="mcp" title={mcpTitle}>
      <Prose>
        <p>
          Assistants that speak the Model Context Protocol read this site by themselves, with the
          source of each fact and the licence. The server is at{' '}
          <code className="[overflow-wrap:anywhere]">{address}</code>: streamable HTTP, without
          sessions, read-only. It needs no key, and each tool counts against the limit named here.
          Records are resources at their addresses in the API.
        </p>
      </Prose>
      <div className="mt-4">
        <FactList form="wide">
          {tools.map(({ name, title, limit }) => (
            <Fact key={name} term={name}>
              {title} <span className="text-muted">({limit} limit)</span>
            </Fact>
          ))}
        </FactList>
      </div>
      <Code title="In the settings of a client">{settingsFor(address)}</Code>
    </Section>
  )
}
