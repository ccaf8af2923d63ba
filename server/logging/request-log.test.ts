import { Writable } from 'node:stream'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { expect, test, vi } from 'vitest'
import { requestIdHeader, requestIds } from './request-id'
import { LineLimit, RequestLog, type RequestLogOptions } from './request-log'

/** A server whose `/broken` fails, and its log lines. */
function logging(options: RequestLogOptions, server: FastifyServerOptions = {}) {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const app = Fastify({
    ...server,
    logger: { stream },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(['127.0.0.1']),
  })
  const log = new RequestLog(app.log, options)
  log.observe(app)
  app.get('/', async () => 'well')
  app.get('/broken', async (request) => {
    log.failed(request, { err: new Error('the disk is gone') }, 'request failed')
    return 'ill'
  })
  const ask = (url: string, id = 'edge-00000001') =>
    app.inject({ url, headers: { [requestIdHeader]: id, 'x-forwarded-for': '192.0.2.9' } })
  return { ask, lines, log }
}

const anyRate = { count: 100, window: 60_000 }

test('a request is logged as one line without its query and without the address', async () => {
  const { ask, lines } = logging({ accessLog: anyRate }, { trustProxy: '127.0.0.1' })
  await ask('/?q=private')
  expect(lines).toEqual([
    expect.objectContaining({
      reqId: 'edge-00000001',
      method: 'GET',
      path: '/',
      status: 200,
      milliseconds: expect.any(Number),
      msg: 'request',
    }),
  ])
  expect(JSON.stringify(lines)).not.toMatch(/private|192\.0\.2\.9|127\.0\.0\.1/)
})

test('addresses are logged if configured, behind a trusted proxy that of the visitor', async () => {
  const options = { accessLog: anyRate, logAddresses: true }
  const { ask, lines } = logging(options, { trustProxy: '127.0.0.1' })
  await ask('/')
  await ask('/broken')
  expect(lines.map(({ address }) => address)).toEqual(['192.0.2.9', '192.0.2.9', '192.0.2.9'])
})

test('without an access log only server errors are logged, each with its request', async () => {
  const { ask, lines } = logging({})
  await ask('/')
  await ask('/broken', 'edge-00000002')
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      reqId: 'edge-00000002',
      msg: 'request failed',
      err: expect.objectContaining({ message: 'the disk is gone' }),
    }),
  ])
  expect(JSON.stringify(lines)).not.toContain('127.0.0.1')
})

test('a flood of requests is logged in a few lines, as is a flood of errors', async () => {
  const { ask, lines } = logging({ accessLog: { count: 3, window: 3_600_000 } })
  for (let number = 0; number < 50; number += 1) await ask('/broken')
  const count = (message: string) => lines.filter(({ msg }) => msg === message).length
  expect(count('request')).toBe(3)
  expect(count('request failed')).toBeLessThan(30)
})

test('a flood of failures of one kind hides no other', async () => {
  const { log, lines } = logging({})
  for (let number = 0; number < 1000; number += 1) {
    log.failed(undefined, { cause: 'down', path: '/a' }, 'render failed', 'warn')
  }
  log.failed(undefined, {}, 'request failed')
  expect(lines).toHaveLength(11)
  expect(lines[0]).toMatchObject({ level: 40, cause: 'down', path: '/a', msg: 'render failed' })
  expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'request failed' })
})

test('logs lines up to the rate, and the next one states how many were omitted', () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const limit = new LineLimit({ count: 2, window: 1000 })
  expect([1, 2, 3, 4].map(() => limit.admit())).toEqual([0, 0, undefined, undefined])
  now = 999
  expect(limit.admit()).toBeUndefined()
  now = 1000
  expect([1, 2, 3].map(() => limit.admit())).toEqual([3, 0, undefined])
  clock.mockRestore()
})
