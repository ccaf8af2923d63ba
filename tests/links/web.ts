/** A small web on one local server, with any number of hosts. Each path names the kind of its response. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { listenLocally } from '@/tests/fixtures/listen-locally'
import { type KindName, kinds } from './answers'

export interface WebRequest {
  host: string
  path: string
  /** In milliseconds, by the clock of the server. */
  at: number
  /** The number of requests to this host under way, including this one. */
  underWay: number
  userAgent: string
}

/**
 * The robots.txt of hosts with rules of their own. A name such as `closed` covers `closed.test`,
 * `closed-1.test` and so on.
 */
const robots: Record<string, RequestListener> = {
  closed: (_, response) => void response.end('User-agent: *\nDisallow: /'),
  partly: (_, response) =>
    void response.end(
      'User-agent: Other\nDisallow: /\n\nUser-agent: DIDAtlasLinkCheck\nDisallow: /gone/\n',
    ),
  slow: (_, response) => void response.end('User-agent: *\nCrawl-delay: 0.5\n'),
  broken: (_, response) => void response.writeHead(503).end(),
  markup: (_, response) => void response.end('<!doctype html><title>Welcome</title>'),
  'many-rules': (_, response) =>
    void response.end(
      `${'User-agent: x\nUser-agent: y\n'.repeat(9_000)}${'Allow: /\n'.repeat(20_000)}`,
    ),
  'endless-rules': (_, response) => {
    const more = () => {
      while (response.write('Disallow: /x\n'.repeat(5_000)));
    }
    response.on('drain', more)
    more()
  },
  'moved-rules': (_, response) => void response.writeHead(301, { location: '/rules?robots' }).end(),
  'lost-rules': (_, response) =>
    void response.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
}

/** The archive, which has a copy of every page with an even number. */
const archive: RequestListener = (request, response) => {
  const page = new URL(request.url ?? '', 'http://x').searchParams.get('url') ?? ''
  const closest = { available: true, url: `http://web.archive.org/web/2024/${page}`, status: '200' }
  const isArchived = /[02468]$/.test(page)
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ archived_snapshots: isArchived ? { closest } : {} }))
}

export class Web {
  readonly requests: WebRequest[] = []
  /** Connections to the IP address of this machine that must never be requested. */
  forbiddenConnections = 0
  port = 0
  #forbiddenPort = 0
  readonly #underWay = new Map<string, Set<WebRequest>>()
  readonly #visits = new Map<string, number>()
  readonly #server = createServer({ keepAliveTimeout: 1 }, (...visit) => this.#answer(...visit))
  readonly #forbidden = createServer((_, response) => void response.end('secret'))

  async start(): Promise<this> {
    this.#forbidden.on('connection', () => {
      this.forbiddenConnections += 1
    })
    this.port = await listenLocally(this.#server)
    this.#forbiddenPort = await listenLocally(this.#forbidden, '127.0.0.2')
    return this
  }

  stop(): void {
    for (const server of [this.#server, this.#forbidden]) {
      server.close()
      server.closeAllConnections()
    }
  }

  address = (host: string, path: string): string =>
    new URL(path, `http://${host}:${this.port}`).href

  getAddress = (host: string, kind: KindName, number = 0): string =>
    this.address(host, `/${kind}/${number}`)

  /** Records a request, and how many requests to its host are under way. */
  #note(request: IncomingMessage, response: ServerResponse, host: string): void {
    const { url: path = '', headers, socket } = request
    const userAgent = headers['user-agent'] ?? ''
    const entry: WebRequest = { host, path, at: Date.now(), underWay: 0, userAgent }
    this.requests.push(entry)
    const underWay = this.#underWay.get(host) ?? new Set()
    this.#underWay.set(host, underWay.add(entry))
    socket.once('close', () => underWay.delete(entry))
    response.once('finish', () => underWay.delete(entry))
    // The server may not have read the end of an earlier connection yet.
    setImmediate(() =>
      setImmediate(() => {
        entry.underWay = underWay.add(entry).size
        if (response.writableFinished || socket.destroyed) underWay.delete(entry)
      }),
    )
  }

  #answer: RequestListener = (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    const path = request.url ?? ''
    this.#note(request, response, host)
    const own = path === '/robots.txt' ? robots[host.replace(/(-\d+)?\.test$/, '')] : undefined
    if (own) own(request, response)
    else if (host === 'archive.test') archive(request, response)
    else this.#answerAsKind(request, response, host, path)
  }

  #answerAsKind(
    ...[request, response, host, path]: [...Parameters<RequestListener>, string, string]
  ) {
    const name = decodeURIComponent(path.split('/')[1] ?? '')
    const { answer } = kinds[name as KindName] ?? kinds['not found']
    const before = this.#visits.get(host + path) ?? 0
    this.#visits.set(host + path, before + 1)
    const forbidden = `http://127.0.0.2:${this.#forbiddenPort}/secret`
    answer({
      request,
      response,
      before,
      forbidden,
      at: (to, other = host) => this.address(other, to),
    })
  }
}
