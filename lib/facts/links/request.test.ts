import type { RequestListener } from 'node:http'
import { Response } from 'undici'
import { expect, test } from 'vitest'
import { serveLocally } from '@/tests/fixtures/serve-locally'
import { isPublicAddress, type Network, readBody, requester } from './request'

/** Serves on this machine, and counts connections. */
async function startServer(listener: RequestListener) {
  let connections = 0
  const { server, port } = await serveLocally(listener)
  server.on('connection', () => {
    connections += 1
  })
  return { port, connections: () => connections }
}

const loopback: Network = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  allows: (address) => address === '127.0.0.1',
}

interface Options {
  network?: Network
  timeout?: number
  wantsBody?: boolean
}

const ask = (
  url: string,
  { network = loopback, timeout = 5_000, wantsBody = true }: Options = {},
) =>
  requester({ network, userAgent: 'test', timeout })(url, {
    body: () => wantsBody,
    maxBytes: 1_000,
  })

const ok: RequestListener = (_, response) => void response.end('body')

test('refuses every non-public address, in any notation', async () => {
  const { port, connections } = await startServer(ok)
  const network = { ...loopback, allows: () => false }
  const hosts = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '127.1', 'a.test']
  for (const host of [...hosts, '[::1]', '[::ffff:127.0.0.1]', '[::]', '0.0.0.0']) {
    const answer = await ask(`http://${host}:${port}/`, { network })
    expect(answer, host).toEqual({
      failure: 'failed',
      reason: 'not an address of the public internet',
    })
  }
  expect(connections()).toBe(0)
})

test('connects to the address that it checked, even if the name resolves elsewhere a moment later', async () => {
  const { port, connections } = await startServer(ok)
  const lookups: string[] = []
  const network: Network = {
    resolve: async (hostname) => {
      lookups.push(hostname)
      return [{ address: lookups.length > 1 ? '127.0.0.1' : '127.0.0.9', family: 4 }]
    },
    allows: (address) => address === '127.0.0.9',
  }
  const answer = await ask(`http://rebound.test:${port}/`, { network })
  expect(answer).toMatchObject({ failure: 'unreachable' })
  expect(lookups).toEqual(['rebound.test'])
  expect(connections()).toBe(0)
})

test('ignores private addresses of a host', async () => {
  const { port } = await startServer(ok)
  const network: Network = {
    resolve: async () => [
      { address: '127.0.0.9', family: 4 },
      { address: '::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ],
    allows: loopback.allows,
  }
  expect(await ask(`http://mixed.test:${port}/`, { network })).toMatchObject({ status: 200 })
})

test('aborts a lookup that takes too long, and recognizes a host that does not exist', async () => {
  const failing = (code: string): Network => ({
    ...loopback,
    resolve: () => Promise.reject(Object.assign(new Error('x'), { code })),
  })
  const never: Network = { ...loopback, resolve: () => new Promise(() => {}) }
  const none: Network = { ...loopback, resolve: async () => [] }
  const outcome = async (network: Network) => ask('http://a.test/', { network, timeout: 50 })
  const unknown = { failure: 'failed', reason: 'the host is unknown' }
  expect(await outcome(never)).toEqual({ failure: 'unreachable', reason: 'no response in time' })
  expect(await outcome(failing('ENOTFOUND'))).toEqual(unknown)
  expect(await outcome(failing('EAI_AGAIN'))).toMatchObject({ failure: 'unreachable' })
  expect(await outcome(none)).toEqual(unknown)
})

test('reports a server without TLS as unreachable', async () => {
  const { port } = await startServer(ok)
  expect(await ask(`https://a.test:${port}/`)).toMatchObject({ failure: 'unreachable' })
})

test('reads no more of a body than needed', async () => {
  const listener: RequestListener = (_, response) => void response.end('x'.repeat(1_001))
  const { port } = await startServer(listener)
  const long = await ask(`http://a.test:${port}/`)
  expect(long.body).toEqual({ text: 'x'.repeat(1_000), whole: false })
  const unwanted = await ask(`http://a.test:${port}/`, { wantsBody: false })
  expect(unwanted).toMatchObject({ status: 200, body: undefined })
})

test('decodes by header and declaration, also in pieces', async () => {
  const read = async (pieces: Buffer[], contentType?: string) => {
    async function* body() {
      yield* pieces
    }
    const headers = contentType === undefined ? undefined : { 'content-type': contentType }
    return (await readBody(new Response(body(), { headers }), 10_000)).text
  }
  const latin = Buffer.from('<meta charset=iso-8859-1><p>é', 'latin1')
  expect(await read([latin])).toContain('é')
  expect(await read([latin.subarray(0, 15), latin.subarray(15)])).toContain('é')
  expect(await read([Buffer.from('é', 'latin1')], 'text/html; charset="latin1"')).toBe('é')
  expect(await read([Buffer.from('\ufeffé')])).toBe('é')
  expect(await read([Buffer.from('é')], 'text/html; charset=klingon')).toBe('é')
  const long = Buffer.from('é'.repeat(2_000))
  expect(await read([long.subarray(0, 2_001), long.subarray(2_001)])).toBe('é'.repeat(2_000))
  expect(await read([])).toBe('')
})

const notPublic = {
  unspecified: ['0.0.0.0', '::', '0.1.2.3'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  'link-local': ['169.254.169.254', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  'site-local': ['fec0::1'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  broadcast: ['255.255.255.255'],
  shared: ['100.64.0.1', '100.127.255.255'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  reserved: ['240.0.0.1', '192.0.0.1', '192.88.99.1', '100::1', '5f00::1', '4000::1'],
  'IPv4 within IPv6': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '::8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001:0:1::1',
    '::ffff:0:127.0.0.1',
  ],
  'an invalid address': [
    '',
    'localhost',
    'example.org',
    '127.0.0.1:80',
    '[::1]',
    '1.2.3.4.5',
    '::g',
  ],
  'an address in another notation': ['0x7f.1', '2130706433', '017700000001'],
}

for (const [name, addresses] of Object.entries(notPublic)) {
  test(`does not treat ${name} as public`, () => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false)
  })
}

test('treats addresses of the public internet as public', () => {
  const addresses = [
    '1.1.1.1',
    '8.8.8.8',
    '93.184.215.14',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '2001:4860::8888',
  ]
  for (const address of addresses) expect(isPublicAddress(address), address).toBe(true)
})
