/**
 * Parses the JSON-RPC 2.0 messages of a Model Context Protocol request, and writes the errors for requests rejected
 * before they reach the protocol.
 */
import type { RateClass } from '@/lib/contract/headers'
import { limitOfTool } from '@/lib/mcp/tools'
import { isObject } from '@/lib/text/json-values'

export function parsedBody(body: unknown): unknown {
  if (typeof body !== 'string') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** A single message, or the batch that protocol revisions before 2025-06-18 permit. */
export const getMessages = (parsed: unknown): readonly unknown[] =>
  Array.isArray(parsed) ? parsed : [parsed]

/** The rate class that a message counts against: that of the tool it calls. */
export function getLimit(message: unknown): RateClass {
  if (!isToolCall(message)) return 'general'
  return limitOfTool(isObject(message.params) ? message.params.name : undefined)
}

export const isToolCall = (message: unknown): message is Record<string, unknown> =>
  isObject(message) && message.method === 'tools/call'

/** JSON-RPC reserves the codes -32000 to -32099 for implementations. */
const refused = -32_000

const getId = (parsed: unknown): unknown => {
  const id = isObject(parsed) ? parsed.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** The result of a rejected call, in the form in which tools report errors. */
export const failedCall = (parsed: unknown, text: string): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: getId(parsed),
    result: { resultType: 'complete', content: [{ type: 'text', text }], isError: true },
  })

/** The body of the response to a rejected request. */
export const refusal = (parsed: unknown, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: getId(parsed), error: { code: refused, message } })
