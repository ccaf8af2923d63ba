import { expect, test, vi } from 'vitest'
import { later } from '@/tests/fixtures/later'
import { get, renderedText, startListening } from '@/tests/fixtures/listening'
import type { Rendered } from './pages/renderer'

test('a server that stops finishes requests in progress, including cached pages', async () => {
  const { promise, keep } = later<Rendered>()
  const rendering: string[] = []
  const render = async ({ target }: { target: string }) => {
    rendering.push(target)
    return target === '/cached' ? renderedText('cached') : promise
  }
  const { open, close } = await startListening(render)
  const busy = await open(get('/cached'))
  await expect.poll(busy.received).toContain('cached')
  const slow = await open(get('/slow'))
  const pipelined = await open(get('/slow-too') + get('/cached'))
  await expect.poll(() => rendering).toEqual(['/cached', '/slow', '/slow-too'])
  const closing = close()
  busy.socket.write(get('/cached'))
  const connecting = () =>
    open('').then(
      () => 'accepted',
      () => 'refused',
    )
  await expect.poll(connecting).toBe('refused')
  keep(renderedText('was under way'))
  for (const line of [slow, pipelined]) {
    expect(await line.closed).toMatch(/^HTTP\/1\.1 200 .*was under way/s)
  }
  expect(await slow.closed).toMatch(/^connection: close\r$/im)
  expect((await pipelined.closed).match(/HTTP\/1\.1 200/g)).toHaveLength(2)
  expect((await busy.closed).match(/HTTP\/1\.1 200/g)).toHaveLength(2)
  await closing
})

test('connections that are idle or have sent half a request do not delay the shutdown', async () => {
  const { open, close } = await startListening(async () => renderedText('page'))
  const idle = await open(get('/'))
  await expect.poll(idle.received).toContain('page')
  const lines = await Promise.all([open(''), open('GET / HTT'), open('GET / HTTP/1.1\r\nX: ')])
  const half = await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf')
  await close()
  for (const { closed } of lines) expect(await closed).toMatch(/^HTTP\/1\.1 408|^$/)
  await Promise.all([idle.closed, half.closed])
})

test('requests that cannot be answered in time are 503, and no connection is reset', async () => {
  let rendering = 0
  const render = () => {
    rendering += 1
    return new Promise<Rendered>(() => {})
  }
  const drain = { idleMs: 20, requestMs: 20, answerMs: 300, allMs: 5_000 }
  const { open, close } = await startListening(render, { drain })
  const lines = await Promise.all([
    ...['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => open(get(path))),
    open(get('/g') + get('/h')),
  ])
  await expect.poll(() => rendering).toBe(8)
  const since = performance.now()
  await close()
  expect(performance.now() - since).toBeLessThan(5_000)
  for (const [index, { closed }] of lines.entries()) {
    const answers = (await closed).match(
      /HTTP\/1\.1 503 .*?\r\nretry-after: 10\r\n.*?Try again in a moment/gs,
    )
    expect(answers, String(index)).toHaveLength(index === 6 ? 2 : 1)
  }
})

test('a new server can use the port of a stopped one at once', async () => {
  const drain = { idleMs: 20, requestMs: 500, allMs: 2_000 }
  const old = await startListening(async () => renderedText('old'), { drain })
  const held = await old.open('GET / HTT')
  const closing = old.close()
  const startNew = () => startListening(async () => renderedText('new'), {}, old.port)
  const { open } = await vi.waitFor(startNew, { interval: 1 })
  const line = await open(get('/', 'Connection: close'))
  expect(await line.closed).toContain('new')
  expect(held.socket.closed).toBe(false)
  await Promise.all([closing, held.closed])
})
