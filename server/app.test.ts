import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { get, renderedText, startListening } from '@/tests/fixtures/listening'
import { createApp } from './app'

const getId = (response: string) => /^x-request-id: (\S+)\r$/im.exec(response)?.[1]

test('every response has a request id: cached, rendered or not found', async () => {
  const { open } = await startListening(async () => renderedText('page'))
  const targets = ['/a', '/a', '/logos/none.webp', '/_next/static/none.js', '/corrections']
  const answers: string[] = []
  for (const target of targets) {
    const line = await open(get(target, 'Connection: close'))
    answers.push(await line.closed)
  }
  const ids = answers.map(getId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(ids).size).toBe(targets.length)
})

test('a page that is not available names the request, as does the log', async () => {
  const render = async () => {
    throw new Error('the renderer is down')
  }
  const { open } = await startListening(render, { trustProxy: ['127.0.0.1'] })
  const request = get('/a', 'X-Request-Id: edge-00000001', 'Connection: close')
  const answer = await (await open(request)).closed
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(getId(answer)).toBe('edge-00000001')
  expect(answer).toContain('request ID edge-00000001')
})

test('a client that does not read the response is disconnected, a slow one is not', async () => {
  const app = createApp({ logLevel: 'silent' })
  expect(app.server.timeout).toBe(60_000)
  app.server.timeout = 500
  app.get('/long', async () => Buffer.alloc(32 * 2 ** 20))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const request = () => {
    const socket = connect(port, '127.0.0.1').pause()
    onTestFinished(() => void socket.destroy())
    socket.write('GET /long HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    return socket
  }
  request()
  const slow = request()
  const reading = setInterval(() => slow.read(2 ** 19), 20)
  onTestFinished(() => clearInterval(reading))
  const countOpen = () => promisify(app.server.getConnections.bind(app.server))()
  await expect.poll(countOpen, { timeout: 5_000 }).toBe(2)
  await expect.poll(countOpen, { timeout: 5_000 }).toBe(1)
  clearInterval(reading)
  slow.resume()
  await once(slow, 'end')
  expect(slow.bytesRead).toBeGreaterThan(32 * 2 ** 20)
})

test('a request has 30 seconds to arrive, including its body', async () => {
  const app = createApp({ logLevel: 'silent' })
  // Node.js gives the body the longer of the two times, and the headers the shorter one.
  const { headersTimeout, requestTimeout } = app.server
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000])
  await app.close()
})
