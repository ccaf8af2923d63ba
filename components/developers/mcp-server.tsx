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
          Connect an assistant that supports the Model Context Protocol. It gets the source of each
          fact and the licence. Server: <code className="[overflow-wrap:anywhere]">{address}</code>{' '}
          (streamable HTTP, stateless, read-only, no key). Each tool counts towards the limit shown.
          Records are resources at their API addresses.
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
      <Code title="Client settings">{settingsFor(address)}</Code>
    </Section>
  )
}
