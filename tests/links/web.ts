/** A small web on one local server: as many hosts as wanted, each path of which says how it is to be answered. */
import type { LookupAddress } from 'node:dns'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPublicAddress } from '@/lib/facts/links/public-address'
import type { Network } from '@/lib/facts/links/request'
import { type KindName, kinds } from './answers'

export interface Asked {
  method: string
  host: string
  path: string
  /** Milliseconds by the clock of the server. */
  at: number
  /** The requests of this host under way, with this one. */
  underWay: number
  userAgent: string
}

/** Hosts with rules of their own. */
const robots: Record<string, RequestListener> = {
  'closed.test': (_, response) => void response.end('User-agent: *\nDisallow: /'),
  'partly.test': (_, response) =>
    void response.end(
      'User-agent: Other\nDisallow: /\n\nUser-agent: DIDAtlasLinkCheck\nDisallow: /gone/\n',
    ),
  'slow.test': (_, response) => void response.end('User-agent: *\nCrawl-delay: 0.5\n'),
  'broken.test': (_, response) => void response.writeHead(503).end(),
  'markup.test': (_, response) => void response.end('<!doctype html><title>Welcome</title>'),
  'many-rules.test': (_, response) =>
    void response.end(
      `${'User-agent: x\nUser-agent: y\n'.repeat(9_000)}${'Allow: /\n'.repeat(20_000)}`,
    ),
  'endless-rules.test': (_, response) => {
    const more = () => {
      while (response.write('Disallow: /x\n'.repeat(5_000)));
    }
    response.on('drain', more)
    more()
  },
  'moved-rules.test': (_, response) =>
    void response.writeHead(301, { location: '/rules?robots' }).end(),
  'lost-rules.test': (_, response) =>
    void response.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
}

/** What the archive answers: copies of every page that is on an even number. */
const archive: RequestListener = (request, response) => {
  const page = new URL(request.url ?? '', 'http://x').searchParams.get('url') ?? ''
  const closest = { available: true, url: `http://web.archive.org/web/2024/${page}`, status: '200' }
  const known = /[02468]$/.test(page)
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ archived_snapshots: known ? { closest } : {} }))
}

function listening(server: Server, host: string, port = 0): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

export class Web {
  readonly asked: Asked[] = []
  /** Connections to the address of this machine that nobody may be sent to. */
  forbiddenConnections = 0
  port = 0
  onAsked: () => void = () => {}
  readonly #underWay = new Map<string, number>()
  readonly #visits = new Map<string, number>()
  readonly #server = createServer({ keepAliveTimeout: 1 }, (...visit) => this.#answer(...visit))
  readonly #forbidden = createServer((_, response) => void response.end('secret'))

  async start(): Promise<this> {
    this.#forbidden.on('connection', () => {
      this.forbiddenConnections += 1
    })
    this.port = await listening(this.#server, '127.0.0.1')
    await listening(this.#forbidden, '127.0.0.2', this.port)
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

  addressOf = (host: string, kind: KindName, number = 0): string =>
    this.address(host, `/${kind}/${number}`)

  #answer: RequestListener = (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    const path = request.url ?? ''
    const underWay = (this.#underWay.get(host) ?? 0) + 1
    this.#underWay.set(host, underWay)
    request.socket.once('close', () => {
      this.#underWay.set(host, (this.#underWay.get(host) ?? 1) - 1)
    })
    const { method = '', headers } = request
    const userAgent = headers['user-agent'] ?? ''
    this.asked.push({ method, host, path, at: Date.now(), underWay, userAgent })
    this.onAsked()
    const own = path === '/robots.txt' ? robots[host] : undefined
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
    const forbidden = `http://127.0.0.2:${this.port}/secret`
    answer({
      request,
      response,
      before,
      forbidden,
      at: (to, other = host) => this.address(other, to),
    })
  }
}

const notFound = (hostname: string) =>
  Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' })

/** Where the names of the web lead; only its own address may be connected to beside the public ones. */
export const localNetwork: Network = {
  async resolve(hostname): Promise<LookupAddress[]> {
    if (hostname.endsWith('unknown.test')) throw notFound(hostname)
    const internal = hostname.endsWith('internal.test')
    return [{ address: internal ? '127.0.0.2' : '127.0.0.1', family: 4 }]
  },
  permits: (address) => address === '127.0.0.1' || isPublicAddress(address),
}
