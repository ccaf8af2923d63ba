/**
 * Closes the connections of a server that is stopping: new ones are not accepted, requests in progress are finished,
 * and a client that merely holds a connection open does not delay the shutdown.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

export interface DrainTimes {
  /** How long idle connections stay open, since a request may already be on its way. */
  idleMs: number
  /** How long a request may take to arrive in full, counted from when its connection was last idle. */
  requestMs: number
  /** All connections are closed after this time, whatever their state. Supervisors kill a process after ten seconds. */
  allMs: number
}

const defaults: DrainTimes = { idleMs: 2_000, requestMs: 2_000, allMs: 8_000 }
/** How often the connections are checked. */
const intervalMs = 25

/** How often Node.js checks for overdue requests. Set it in the server's options so that `requestMs` takes effect. */
export const connectionsCheckingInterval = 200

const isFlushed = ({ writableLength }: Socket): boolean => writableLength === 0

/** Must be called before the server listens. Returns the function that drains it. */
export function drainOf(server: Server, times: Partial<DrainTimes> = {}): () => Promise<void> {
  const { idleMs, requestMs, allMs } = { ...defaults, ...times }
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const lastResponses = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    lastResponses.set(socket, response)
  })

  return async () => {
    // Accept the clients that have already connected before the listener closes: the system would reset their
    // connections.
    await nextTurn()
    // `close` of an HTTP server would end idle connections at once and stop checking for overdue requests.
    NetServer.prototype.close.call(server)
    // Tells clients not to send another request on a connection that is about to be closed.
    for (const response of [...sockets].map((socket) => lastResponses.get(socket))) {
      if (response?.headersSent === false) response.setHeader('connection', 'close')
    }
    Object.assign(server, { headersTimeout: requestMs, requestTimeout: requestMs })
    const since = performance.now()
    const past = () => performance.now() - since
    while (sockets.size > 0 && past() < allMs) {
      // Node.js considers a connection idle once the response has been handed over, possibly before it has been sent.
      if (past() >= idleMs && [...sockets].every(isFlushed)) server.closeIdleConnections()
      await sleep(intervalMs)
    }
    server.closeAllConnections()
  }
}
