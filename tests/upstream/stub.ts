/** An upstream for the tests: it answers with synthetic documents, records its requests, and fails on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '../fixtures/listen-locally'
import { type Fault, faults } from './faults'
import { syntheticApi } from './stub-api'

export const upstreamKey = 'secret-key-of-the-stub-5d41402abc4b'

export interface StubRequest {
  /** In milliseconds, by a monotonic clock. */
  at: number
  path: string
}

export interface Stub {
  baseUrl: string
  requests: StubRequest[]
  /** Fails in the given way from then on, or works again if no fault is given. */
  fail: (fault?: Fault) => void
  stop: () => Promise<void>
}

export interface StubOptions {
  cacheControl?: string
  answer?: (url: URL) => unknown
  /** The path of a document that cannot be read. */
  broken?: string
}

function send(response: ServerResponse, status: number, document: unknown, cacheControl: string) {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
  }
  response.writeHead(status, headers).end(JSON.stringify(document))
}

const notFound = { error: { code: 'not_found', message: 'Nothing here' } }

export async function startStub(options: StubOptions = {}): Promise<Stub> {
  const { cacheControl = 'public, max-age=60, s-maxage=300', answer = syntheticApi() } = options
  const requests: StubRequest[] = []
  let fault: Fault | undefined
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://stub.invalid')
    requests.push({ at: performance.now(), path: url.pathname + url.search })
    if (fault) return faults[fault](request, response)
    const isOpen = url.pathname.endsWith('/health')
    if (!isOpen && request.headers['x-api-key'] !== upstreamKey)
      return send(response, 401, notFound, 'no-store')
    if (url.pathname === options.broken) return send(response, 500, notFound, 'no-store')
    const document = answer(url)
    if (document === undefined) return send(response, 404, notFound, 'no-store')
    return send(response, 200, document, cacheControl)
  }
  const server = createServer(listener)
  const port = await listenLocally(server)
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    requests,
    fail(next) {
      fault = next
      // Otherwise, hanging requests would remain open after the fault has ended.
      if (!next) server.closeAllConnections()
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The most requests within any window of the given length in milliseconds. */
export function maxWithin(requests: readonly StubRequest[], window: number): number {
  let first = 0
  return requests.reduce((most, { at }, index) => {
    while ((requests[first]?.at ?? 0) <= at - window) first += 1
    return Math.max(most, index - first + 1)
  }, 0)
}
