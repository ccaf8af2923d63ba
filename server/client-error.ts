/** Answers what is no valid HTTP, or arrives too late: written to the socket, because Fastify never sees it. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const faults: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request header is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
}
const invalid = ['400 Bad Request', 'The request is not valid HTTP.'] as const

function rawError({ code: cause = '' }: NodeJS.ErrnoException): string {
  const [status, message] = faults[cause] ?? invalid
  const body = JSON.stringify({ error: { code: 'invalid_parameter', message } })
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** The response that is under way on a connection. Node.js has it in a field that it does not document. */
const responseOn = (socket: Socket): ServerResponse | undefined =>
  (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined

/** Connections whose good requests are still being answered, before the error of what came behind them. */
const waiting = new WeakSet<Socket>()

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (waiting.has(socket) || error.code === 'ECONNRESET' || socket.destroyed) return
  const response = responseOn(socket)
  if (response) {
    waiting.add(socket)
    response.once('close', () =>
      setImmediate(() => {
        waiting.delete(socket)
        answerClientError(error, socket)
      }),
    )
  } else if (socket.writable) socket.end(rawError(error), () => socket.destroy())
  else socket.destroy()
}
