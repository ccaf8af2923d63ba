/**
 * Answers requests that are not valid HTTP or arrive too late. Fastify never sees them, so the response is written
 * directly to the socket.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { methodNotAllowed } from './api/errors'

const faults: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request header is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
}
const notAllowed = '405 Method Not Allowed'
const invalid = ['400 Bad Request', 'The request is not valid HTTP.'] as const

interface ClientError extends Error {
  code?: string
  rawPacket?: unknown
  bytesParsed?: number
}

/** The request's method if Node.js does not know it, such as `QUERY`, and the request is otherwise well-formed. */
function unknownMethod({ code, rawPacket, bytesParsed = 0 }: ClientError): string | undefined {
  if (code !== 'HPE_INVALID_METHOD' || !(rawPacket instanceof Uint8Array)) return undefined
  const received = Buffer.from(rawPacket).toString('latin1')
  const request = received.slice(received.lastIndexOf('\n', bytesParsed) + 1)
  return /^([A-Z][A-Z-]{0,31}) \S+ HTTP\/1\.[01]\r\n/.exec(request)?.[1]
}

interface Answer {
  status: string
  code: string
  message: string
}

function refuseMethod(method: string): Answer {
  const { code, message } = methodNotAllowed(method)
  return { status: notAllowed, code, message }
}

function getAnswer(error: ClientError): Answer {
  const method = unknownMethod(error)
  if (method !== undefined) return refuseMethod(method)
  const [status, message] = faults[error.code ?? ''] ?? invalid
  return { status, code: 'invalid_parameter', message }
}

function rawError({ status, code, message }: Answer): string {
  const body = JSON.stringify({ error: { code, message } })
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...(status === notAllowed ? ['Allow: GET, HEAD, OPTIONS'] : []),
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Answers a request for a tunnel, whose connection Node.js would otherwise close without a response. */
export const answerConnect = ({ method = '' }: IncomingMessage, socket: Duplex): void => {
  socket.on('error', () => socket.destroy())
  socket.end(rawError(refuseMethod(method)), () => socket.destroy())
}

/** The response in progress on a connection. Node.js keeps it in an undocumented field. */
export const currentResponse = (socket: Socket): ServerResponse | undefined =>
  (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined

/** Connections with an error to report once the response to the preceding valid request is complete. */
const waiting = new WeakSet<Socket>()

export function answerClientError(error: ClientError, socket: Socket): void {
  if (waiting.has(socket) || error.code === 'ECONNRESET' || socket.destroyed) return
  const response = currentResponse(socket)
  if (response?.req.complete) {
    waiting.add(socket)
    response.once('close', () =>
      setImmediate(() => {
        waiting.delete(socket)
        answerClientError(error, socket)
      }),
    )
    return
  }
  // Without a complete request, the response that Node.js has prepared would wait for its body indefinitely.
  const canAnswer = socket.writable && !response?.headersSent
  if (canAnswer) socket.end(rawError(getAnswer(error)), () => socket.destroy())
  else socket.destroy()
}
