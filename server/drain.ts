/**
 * Closes the connections of a server that is stopping: new ones are not accepted, requests in progress are finished,
 * and a client that merely holds a connection open does not delay the shutdown.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '@/lib/contract/errors'
import { isApiTarget } from './api/target'
import { currentResponse } from './client-error'

export interface DrainTimes {
  /** How long idle connections stay open, since a request may already be on its way. */
  idleMs: number
  /** How long a request may take to arrive in full, starting when its connection was last idle. */
  requestMs: number
  /** A request not answered after this time gets 503. */
  answerMs: number
  /** All connections are closed after this time. Docker kills a process after ten seconds by default. */
  allMs: number
}

const defaults: DrainTimes = {
  idleMs: 2_000,
  requestMs: 2_000,
  answerMs: 7_000,
  allMs: 8_000,
}
const intervalMs = 25

/** How often Node.js checks for overdue requests. Set it in the server's options so that `requestMs` takes effect. */
export const connectionsCheckingInterval = 200

const stopping = 'The server is stopping. Try again in a moment.'
/** In seconds. A new server has started by then. */
const retryAfter = '10'

/** Answers a request that is not answered yet, as its connection is about to be closed. */
function refuse(response: ServerResponse | undefined): void {
  if (!response || response.headersSent || !response.req.complete) return
  const isApi = isApiTarget(response.req.url ?? '')
  const headers = {
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retryAfter,
  }
  const { body } = new ApiError('service_unavailable', stopping)
  response.writeHead(503, headers).end(isApi ? JSON.stringify(body) : `${stopping}\n`)
}

const isFlushed = ({ writableLength }: Socket): boolean => writableLength === 0

/** Must be called before the server listens. Returns the function that drains it. */
export function makeDrain(server: Server, times: Partial<DrainTimes> = {}): () => Promise<void> {
  const { idleMs, requestMs, answerMs, allMs } = { ...defaults, ...times }
  /** The open connections, each with the response to its last request. */
  const connections = new Map<Socket, ServerResponse | undefined>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (connections.has(socket)) connections.set(socket, response)
  })

  return async () => {
    // Accept the clients that have already connected before the listener closes: the system would reset their
    // connections.
    await nextTurn()
    // `close` of an HTTP server would end idle connections at once and stop checking for overdue requests.
    NetServer.prototype.close.call(server)
    // Tells clients not to send another request on a connection that is about to be closed.
    for (const response of connections.values()) {
      if (response?.headersSent === false) response.setHeader('connection', 'close')
    }
    Object.assign(server, { headersTimeout: requestMs, requestTimeout: requestMs })
    const since = performance.now()
    const elapsedMs = () => performance.now() - since
    while (connections.size > 0 && elapsedMs() < allMs) {
      // Node.js considers a connection idle once the response has been handed over, possibly before it has been sent.
      if (elapsedMs() >= idleMs && [...connections.keys()].every(isFlushed))
        server.closeIdleConnections()
      if (elapsedMs() >= answerMs) {
        for (const [socket, lastResponse] of connections) {
          refuse(currentResponse(socket))
          // A pipelined request is answered after the current request.
          refuse(lastResponse)
        }
      }
      await sleep(intervalMs)
    }
    server.closeAllConnections()
  }
}
