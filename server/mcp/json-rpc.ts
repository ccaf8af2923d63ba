/** The messages of a request of the Model Context Protocol, which is JSON-RPC 2.0, and the errors that precede them. */
import type { RateClass } from '@/lib/contract/headers'
import { limitOfTool } from '@/lib/mcp/tools'

type Message = Record<string, unknown>

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Undefined for what is no JSON. */
export function parsedBody(body: unknown): unknown {
  if (typeof body !== 'string') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** One message, or the batch that revisions of the protocol before 2025-06-18 allow. */
export const messagesOf = (parsed: unknown): readonly unknown[] =>
  Array.isArray(parsed) ? parsed : [parsed]

/** The limit that a message counts against: that of the tool that it calls. */
export function limitOf(message: unknown): RateClass {
  if (!isMessage(message) || message.method !== 'tools/call') return 'general'
  return limitOfTool(isMessage(message.params) ? message.params.name : undefined)
}

/** The codes that JSON-RPC gives to implementations are -32000 to -32099. */
const refused = -32_000

const idOf = (parsed: unknown): unknown => {
  const id = isMessage(parsed) ? parsed.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** The body of an answer to a request that is not served. */
export const refusal = (parsed: unknown, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: idOf(parsed), error: { code: refused, message } })
