/**
 * Answers requests that are not valid HTTP or arrive too late. Fastify never sees them, so the response is written
 * directly to the socket.
 */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { ApiError } from '@/lib/contract/errors'
import { encodeError, methodNotAllowed } from './api/errors'

const fault = (message: string, status?: number) =>
  new ApiError('invalid_parameter', message, status)

const faults: Record<string, ApiError> = {
  HPE_HEADER_OVERFLOW: fault('The request header is too large.', 431),
  ERR_HTTP_REQUEST_TIMEOUT: fault('The request did not arrive in time.', 408),
}
const invalid = fault('The request is not valid HTTP.')

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

function getError(error: ClientError): ApiError {
  const method = unknownMethod(error)
  return method === undefined ? (faults[error.code ?? ''] ?? invalid) : methodNotAllowed(method)
}

function rawError(error: ApiError): string {
  const { body, headers } = encodeError(error)
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Answers a request for a tunnel, whose connection Node.js would otherwise close without a response. */
export const answerConnect = ({ method = '' }: IncomingMessage, socket: Duplex): void => {
  socket.on('error', () => socket.destroy())
  socket.end(rawError(methodNotAllowed(method)), () => socket.destroy())
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
  if (canAnswer) socket.end(rawError(getError(error)), () => socket.destroy())
  else socket.destroy()
}
