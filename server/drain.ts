/**
 * Ends the connections of a server that stops: no new ones, what is under way is finished, and nobody who only holds a
 * connection open delays the end.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

export interface DrainTimes {
  /** How long idle connections stay open, because a request may be on its way on any of them. */
  idleMs: number
  /** How long a request may take to arrive whole, from when its connection was last idle. */
  requestMs: number
  /** After this time connections are ended whatever they do. Supervisors kill a process after ten seconds. */
  allMs: number
}

const defaults: DrainTimes = { idleMs: 2_000, requestMs: 2_000, allMs: 8_000 }
/** How often the connections are looked at. */
const intervalMs = 25

/** How often Node.js looks for requests that do not arrive: in a server's options, for `requestMs` to hold. */
export const connectionsCheckingInterval = 200

const isFlushed = ({ writableLength }: Socket): boolean => writableLength === 0

/** Must be called before the server listens. Gives what drains it. */
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
    // Whoever has connected already is accepted before the listener closes: the system would reset the others.
    await nextTurn()
    // The `close` of an HTTP server would end idle connections at once, and no longer look for requests that are late.
    NetServer.prototype.close.call(server)
    // A client must not send its next request on a connection that is about to be closed.
    for (const response of [...sockets].map((socket) => lastResponses.get(socket))) {
      if (response?.headersSent === false) response.setHeader('connection', 'close')
    }
    Object.assign(server, { headersTimeout: requestMs, requestTimeout: requestMs })
    const since = performance.now()
    const past = () => performance.now() - since
    while (sockets.size > 0 && past() < allMs) {
      // Node.js counts a connection as idle when its response has been handed over, which may be before it was sent.
      if (past() >= idleMs && [...sockets].every(isFlushed)) server.closeIdleConnections()
      await sleep(intervalMs)
    }
    server.closeAllConnections()
  }
}
