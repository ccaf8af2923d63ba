/** The server for the Model Context Protocol, which offers the tools, and records as resources. It is stateless. */
import { McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server'
import { ApiError } from '@/lib/contract/errors'
import { familyOfPath } from '@/lib/contract/families'
import { siteName } from '@/lib/contract/site-name'
import { apiAddress, findReference, readRecord } from './data/records'
import { type Tool, type ToolData, ToolError } from './data/tool'
import { tools } from './tools'

/** The tools take few arguments. An input with more elements is a mistake, or an attempt to keep the server busy. */
const maxArguments = 500

const instructions = `${siteName} is an open reference on decentralized identity in government: projects, organizations, people, laws and technology. Find records with search, then read, compare, count or connect them. Cite the source of each fact, and credit the data as the licence requires. Missing values are unknown, not false.`

type OnFailure = (error: unknown) => void

/**
 * Explains mistakes of the caller. A fault of the server is reported to `onFailure`, and not disclosed to the caller.
 */
function getMessage(error: unknown, onFailure: OnFailure): string {
  if (error instanceof ToolError) return error.message
  if (error instanceof ApiError && error.status < 500) return error.message
  onFailure(error)
  return 'Server error: please try again later.'
}

/** False for a text with half of a surrogate pair, which no address and no document can contain. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !/\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every((entry) => entry.every(isWellFormed))
}

function registerTool(
  server: McpServer,
  dataset: ToolData,
  tool: Tool,
  onFailure: OnFailure,
): void {
  const { name, title, description, input: inputSchema, output: outputSchema } = tool
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
  server.registerTool(
    name,
    { title, description, inputSchema, outputSchema, annotations },
    async (input) => {
      try {
        if (!isWellFormed(input)) {
          throw new ToolError('The arguments are not valid Unicode: unpaired surrogate.')
        }
        const structuredContent = await tool.answer(input, dataset)
        const text = tool.getText(structuredContent)
        return { content: [{ type: 'text', text }], structuredContent }
      } catch (error) {
        const text = getMessage(error, onFailure)
        return { content: [{ type: 'text', text }], isError: true }
      }
    },
  )
}

/** Registers records as resources, at the addresses of their documents in the API. */
function registerRecords(server: McpServer, dataset: ToolData, onFailure: OnFailure): void {
  const template = new ResourceTemplate(apiAddress(dataset, '/{family}/{id}'), { list: undefined })
  const title = 'Records'
  const description = 'Document of a record, by family and id: projects/118'
  const mimeType = 'application/json'
  server.registerResource(
    'record',
    template,
    { title, description, mimeType },
    async (uri, { family, id }) => {
      try {
        if (familyOfPath(String(family)) === undefined)
          throw new ToolError('There is no such family')
        const reference = await findReference(dataset, `${family}/${id}`)
        const document = await readRecord(dataset, reference)
        return { contents: [{ uri: uri.href, mimeType, text: JSON.stringify(document) }] }
      } catch (error) {
        throw new ResourceNotFoundError(uri.href, getMessage(error, onFailure))
      }
    },
  )
}

/** Creates a server for one request, because a server belongs to a single connection. */
export function mcpServer(dataset: ToolData, version: string, onFailure: OnFailure): McpServer {
  const server = new McpServer(
    { name: 'did-atlas', title: siteName, version, websiteUrl: dataset.siteUrl },
    { instructions, maxToolInputElements: maxArguments },
  )
  for (const tool of tools) registerTool(server, dataset, tool, onFailure)
  registerRecords(server, dataset, onFailure)
  return server
}
