/** Every kind of response that an address on the web may give, with the verdict that a check must reach. */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import {
  atFirst,
  endlessly,
  getPage,
  hang,
  html,
  type Kind,
  packed,
  page,
  raw,
  redirect,
  reset,
  status,
  type Visit,
} from './visits'

let compressedSpaces: Buffer | undefined
/**
 * 64 MB of spaces, compressed to 64 KB. They are compressed on demand, because every process that lists tests loads
 * this file.
 */
const gzipBomb = (): Buffer => {
  compressedSpaces ??= gzipSync(Buffer.alloc(64 << 20, ' '))
  return compressedSpaces
}
const gzipHeader = gzipSync('').subarray(0, 10)
/** Empty stored blocks of deflate (RFC 1951, section 3.2.4). */
const emptyBlocks = Buffer.from('000000ffff'.repeat(10_000), 'hex')
const small = Buffer.from(getPage('packed'))
const hops = (visit: Visit, most: number): string => {
  const hop = Number(new URL(visit.request.url ?? '', 'http://x').searchParams.get('hop') ?? 0)
  const path = visit.request.url?.split('?')[0] ?? ''
  return visit.at(hop < most ? `${path}?hop=${hop + 1}` : '/page/end')
}

export const kinds = {
  page: { answer: page, verdict: 'ok', read: true },
  'document without HTML': {
    answer: status(200, { 'content-type': 'application/pdf' }),
    verdict: 'ok',
  },
  gzip: { answer: packed('gzip', gzipSync(small)), verdict: 'ok', read: true },
  brotli: { answer: packed('br', brotliCompressSync(small)), verdict: 'ok', read: true },
  'down at first': { answer: atFirst(status(500)), verdict: 'ok', read: true },
  'reset at first': { answer: atFirst(reset), verdict: 'ok', read: true },
  'busy at first': {
    answer: atFirst(status(503, { 'retry-after': '1' })),
    verdict: 'ok',
    read: true,
  },
  'redirect for now': {
    answer: redirect(302, ({ at }) => at('/page/1')),
    verdict: 'ok',
    read: true,
  },
  'five redirects': { answer: redirect(307, (visit) => hops(visit, 4)), verdict: 'ok', read: true },
  'moved 301': { answer: redirect(301, ({ at }) => at('/page/1')), verdict: 'moved', read: true },
  'moved 308': {
    answer: redirect(308, ({ at }) => at('/page/1', 'other.test')),
    verdict: 'moved',
    read: true,
  },
  'to h1': {
    answer: redirect(302, ({ at }) => at('/page/9', 'h1.test')),
    verdict: 'ok',
    read: true,
  },
  'to closed': {
    answer: redirect(302, ({ at }) => at('/page/1', 'closed.test')),
    verdict: 'blocked',
    reason: /robots.txt forbids/,
  },
  'endless body': {
    answer: (visit) => {
      visit.response.writeHead(200, html).write('<title>Endless</title>')
      endlessly(visit, () => visit.response.write('x'.repeat(65_536)))
    },
    verdict: 'ok',
  },
  'dripping body': {
    answer: (visit) => {
      visit.response.writeHead(200, html).write('<title>Drip</title>')
      endlessly(visit, () => visit.response.write('x'), 20)
    },
    verdict: 'ok',
  },
  'gzip bomb': { answer: (visit) => packed('gzip', gzipBomb())(visit), verdict: 'ok' },
  'gzip of nothing without end': {
    answer: (visit) => {
      const { response } = visit
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' })
      response.write(gzipHeader)
      endlessly(visit, () => response.write(emptyBlocks))
    },
    verdict: 'ok',
  },
  'broken gzip': { answer: packed('gzip', Buffer.from('no gzip at all')), verdict: 'ok' },
  'nested without end': {
    answer: packed('gzip', gzipSync(Buffer.from('<b>'.repeat(600_000)))),
    verdict: 'ok',
  },
  'not found': { answer: status(404), verdict: 'failed', reason: /status 404/ },
  gone: { answer: status(410), verdict: 'failed', reason: /status 410/ },
  'moved to nothing': { answer: redirect(301, ({ at }) => at('/not found/1')), verdict: 'failed' },
  'redirect to itself': {
    answer: redirect(302, ({ request, at }) => at(request.url ?? '')),
    verdict: 'failed',
    reason: /loop/,
  },
  'redirects in a loop': {
    answer: redirect(301, ({ request, at }) =>
      at(request.url?.includes('?') ? (request.url.split('?')[0] ?? '') : `${request.url}?back`),
    ),
    verdict: 'failed',
    reason: /loop/,
  },
  'too many redirects': {
    answer: redirect(302, (visit) => hops(visit, 1e9)),
    verdict: 'failed',
    reason: /too often/,
  },
  'redirect to a private address': {
    answer: redirect(302, ({ forbidden }) => forbidden),
    verdict: 'failed',
    reason: /public internet/,
  },
  'redirect to a private name': {
    answer: redirect(301, ({ forbidden }) => forbidden.replace('127.0.0.2', 'internal.test')),
    verdict: 'failed',
    reason: /public internet/,
  },
  'redirect to a number': {
    answer: redirect(302, ({ forbidden }) => forbidden.replace('127.0.0.2', '2130706434')),
    verdict: 'failed',
    reason: /public internet/,
  },
  'redirect to a mapped address': {
    answer: redirect(302, ({ forbidden }) => forbidden.replace('127.0.0.2', '[::ffff:127.0.0.2]')),
    verdict: 'failed',
    reason: /public internet/,
  },
  'redirect to a file': {
    answer: redirect(302, () => 'file:///etc/passwd'),
    verdict: 'failed',
    reason: /not a web address/,
  },
  down: { answer: status(500), verdict: 'unreachable', reason: /status 500/ },
  'busy for long': { answer: status(503, { 'retry-after': '1' }), verdict: 'unreachable' },
  hanging: { answer: hang, verdict: 'unreachable', reason: /in time/ },
  'dripping head': {
    answer: (visit) => {
      const { socket } = visit.request
      socket.write('HTTP/1.1 200 OK\r\nx-long: ')
      endlessly(visit, () => socket.write('x'), 20)
    },
    verdict: 'unreachable',
    reason: /in time/,
  },
  'endless head': {
    answer: (visit) => {
      const { socket } = visit.request
      socket.write('HTTP/1.1 200 OK\r\n')
      endlessly(visit, () => socket.write(`x: ${'x'.repeat(8_192)}\r\n`))
    },
    verdict: 'unreachable',
    reason: /HEADERS_OVERFLOW/,
  },
  reset: { answer: reset, verdict: 'unreachable', reason: /UND_ERR_SOCKET/ },
  'no HTTP': { answer: raw('SSH-2.0-OpenSSH_9.9\r\n'), verdict: 'unreachable', reason: /HPE_/ },
  'another protocol': {
    answer: raw('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    verdict: 'unreachable',
  },
  'busy for a day': {
    answer: status(429, { 'retry-after': '86400' }),
    verdict: 'blocked',
  },
  unauthorized: { answer: status(401), verdict: 'blocked', reason: /status 401/ },
  forbidden: { answer: status(403), verdict: 'blocked', reason: /status 403/ },
  'too many requests': { answer: status(429, { 'retry-after': '1' }), verdict: 'blocked' },
  'closed to machines': { answer: status(999), verdict: 'blocked', reason: /status 999/ },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]
