import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { commonHeaders } from '@/lib/contract/headers'
import { later } from '@/tests/fixtures/later'
import { listenLocally } from '@/tests/fixtures/listen-locally'
import { get, lineTo, renderedText, startListening } from '@/tests/fixtures/listening'
import { answerClientError } from './client-error'
import type { Rendered } from './pages/renderer'

test('garbage after a valid request does not truncate its response, and is answered after it', async () => {
  const { promise, keep } = later<Rendered>()
  const { open } = await startListening(() => promise)
  const { socket, closed } = await open(`${get('/good')}\0garbage\r\n\r\n`)
  socket.write('more garbage\r\n\r\n')
  keep(renderedText('the good answer'))
  expect(await closed).toMatch(
    /^HTTP\/1\.1 200 .*the good answerHTTP\/1\.1 400 .*is not valid HTTP[^}]*}}$/s,
  )
})

test('invalid HTTP gets the error body for its fault', async () => {
  const cases = {
    [`GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`]: '431 .*header is too large',
    'garbage\r\n\r\n': '400 .*is not valid HTTP',
    'GET / HTTP/1.1\r\n\r\n': '400 .*has no Host header',
    'GET /api/v1/projects HTTP/1.1\r\n\r\n': '400 .*has no Host header',
    'QUERY / HTTP/1.1\r\nHost: a\r\n\r\n': '405 .*QUERY is not allowed',
    'CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n\r\n': '405 .*CONNECT is not allowed',
    'BREW / HTTP/1.1\r\nHost: a\r\n\r\n': '405 .*BREW is not allowed',
    'brew / HTTP/1.1\r\nHost: a\r\n\r\n': '400 .*is not valid HTTP',
  }
  const { open } = await startListening(async () => renderedText('page'))
  for (const [sent, answer] of Object.entries(cases)) {
    const line = await open(sent)
    const expected = new RegExp(`^HTTP/1.1 ${answer}[^}]*}}$`, 's')
    await expect.poll(line.received, { message: sent.slice(0, 40) }).toMatch(expected)
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect(line.received()).toContain(`\r\n${name}: ${value}\r\n`)
    }
    line.socket.destroy()
  }
})

test('a request without a host is served by HTTP/1.0', async () => {
  const { open } = await startListening(async () => renderedText('page'))
  const { closed } = await open('GET / HTTP/1.0\r\n\r\n')
  expect(await closed).toMatch(/^HTTP\/1\.1 200 .*page$/s)
})

test('a body that stops arriving is 408, and the connection is closed in time', async () => {
  const times = { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 20 }
  const server = createServer(times, async (request, response) => {
    // Fails if the connection is closed before the body is complete.
    await text(request)
      .then(() => response.end('complete'))
      .catch(() => undefined)
  }).on('clientError', answerClientError)
  const port = await listenLocally(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const stalled = (before: string) =>
    lineTo(port, `${before}POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf`)
  const timeout = 'HTTP/1\\.1 408 .*did not arrive in time[^}]*}}$'
  expect(await (await stalled('')).closed).toMatch(new RegExp(`^${timeout}`, 's'))
  const behind = await stalled(get('/'))
  expect(await behind.closed).toMatch(new RegExp(`^HTTP/1\\.1 200 .*complete${timeout}`, 's'))
  const broken = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n'
  expect(await (await lineTo(port, broken)).closed).toMatch(/^HTTP\/1\.1 400 .*not valid HTTP/s)
})
