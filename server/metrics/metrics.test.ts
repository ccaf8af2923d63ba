import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { UpstreamReport } from '@/lib/renderer-messages'
import { later } from '@/tests/fixtures/later'
import { get, renderedText, startListening } from '@/tests/fixtures/listening'
import type { Rendered } from '../pages/renderer'
import { Metrics, UpstreamMetrics } from './metrics'
import { metricsServer, upstreamCheck } from './metrics-server'

/** The values of one metric by its labels as written, such as `{state="fresh"}`. */
async function getValues(
  { registry }: { registry: Pick<Registry, 'metrics'> },
  name: string,
): Promise<Record<string, number>> {
  const text = await registry.metrics()
  const lines = text.split('\n')
  const values = lines.filter((line) => line.startsWith(`did_atlas_${name}`))
  return Object.fromEntries(
    values.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(`did_atlas_${name}`.length, at), Number(line.slice(at + 1))]
    }),
  )
}

test('requests are counted by route and class of status, and pages by cache status', async () => {
  const metrics = new Metrics()
  const render = async ({ target }: { target: string }) => {
    if (target === '/broken') throw new Error('the renderer is down')
    return renderedText('page')
  }
  const { open } = await startListening(render, { metrics })
  const { socket, received, closed } = await open(get('/a'))
  await expect.poll(received).toContain('page')
  socket.write(get('/a') + get('/broken') + get('/logos/none.webp', 'Connection: close'))
  await closed
  expect(await getValues(metrics, 'http_requests_total')).toEqual({
    '{route="/*",status="2xx"}': 2,
    '{route="/*",status="5xx"}': 1,
    '{route="none",status="4xx"}': 1,
  })
  expect(await getValues(metrics, 'page_cache_lookups_total')).toEqual({
    '{state="absent"}': 2,
    '{state="fresh"}': 1,
    '{state="stale"}': 0,
  })
  expect(await getValues(metrics, 'render_seconds_count')).toEqual({
    '{outcome="2xx"}': 1,
    '{outcome="failed"}': 1,
  })
})

test('counters have a sample before the first event', async () => {
  const metrics = new Metrics()
  expect(await getValues(metrics, 'renderer_exits_total')).toEqual({
    '{cause="exit"}': 0,
    '{cause="hang"}': 0,
  })
  expect(await getValues(metrics, 'requests_shed_total')).toEqual({ '': 0 })
})

test('renders in progress and waiting requests are exposed', async () => {
  const metrics = new Metrics()
  const { promise, keep } = later<Rendered>()
  const { open } = await startListening(async () => promise, { metrics })
  const lines = Array.from({ length: 10 }, (_, index) => open(get(`/${index}`)))
  await expect
    .poll(async () => ({
      ...(await getValues(metrics, 'renders_running')),
      waiting: (await getValues(metrics, 'renders_waiting'))[''],
    }))
    .toEqual({ '': 8, waiting: 2 })
  keep(renderedText('page'))
  await Promise.all(lines)
  await expect.poll(() => getValues(metrics, 'renders_running')).toEqual({ '': 0 })
})

test('the day of the facts is that of the served store', async () => {
  const metrics = new Metrics()
  const manifest = { hash: 'a1', date: '2026-11-20T00:00:00Z' }
  const snapshots = { current: { dataset: { manifest } }, isRefused: false, isUnreachable: false }
  metrics.observeStore(snapshots)
  expect(await getValues(metrics, 'store_timestamp_seconds')).toEqual({
    '{hash="a1"}': Date.UTC(2026, 10, 20) / 1000,
  })
  Object.assign(manifest, { hash: 'b2', date: '2026-11-22T00:00:00Z' })
  snapshots.isRefused = true
  expect(await getValues(metrics, 'store_timestamp_seconds')).toEqual({
    '{hash="b2"}': Date.UTC(2026, 10, 22) / 1000,
  })
  expect(await getValues(metrics, 'store_refused')).toEqual({ '': 1 })
})

test('a server is ready if all its parts are ready, and is live before that', async () => {
  let fault: string | undefined
  const app = metricsServer(new Metrics().registry, {
    store: async () => undefined,
    renderer: async () => fault,
  })
  const ready = async () => {
    const { statusCode, body } = await app.inject('/ready')
    return [statusCode, JSON.parse(body)]
  }
  const well = { status: 'ok', parts: { store: 'ok', renderer: 'ok' } }
  expect(await ready()).toEqual([200, well])
  fault = 'does not answer'
  const ill = { status: 'not ready', parts: { store: 'ok', renderer: 'does not answer' } }
  expect(await ready()).toEqual([503, ill])
  expect((await app.inject('/live')).statusCode).toBe(200)
  const metrics = await app.inject('/metrics')
  expect(metrics.headers['content-type']).toContain('text/plain')
  expect(metrics.body).toContain('nodejs_eventloop_lag_seconds')
  expect((await app.inject({ method: 'POST', url: '/metrics' })).statusCode).toBe(404)
})

test('visitors who are refused a page because of a full queue are counted, and get Retry-After', async () => {
  const metrics = new Metrics()
  const { promise, keep } = later<Rendered>()
  const { open } = await startListening(async () => promise, { metrics, trustProxy: ['127.0.0.1'] })
  const requests = Array.from({ length: 200 }, (_, index) =>
    get(`/${index}`, `X-Forwarded-For: 192.0.2.${Math.floor(index / 100)}`, 'Connection: close'),
  )
  const lines = await Promise.all(requests.map(open))
  const shed = () => getValues(metrics, 'requests_shed_total')
  await expect.poll(async () => (await shed())['']).toBeGreaterThan(0)
  keep(renderedText('page'))
  const answers = await Promise.all(lines.map(({ closed }) => closed))
  const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 503 '))
  expect(await shed()).toEqual({ '': refused.length })
  for (const answer of refused) expect(answer).toMatch(/^retry-after: 10\r$/im)
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200 '))).toHaveLength(
    200 - refused.length,
  )
})

test('a portal serves visitors while the API that it reads does not answer, and reports this', async () => {
  const fault = 'https://api.example does not respond.'
  const app = metricsServer(
    new Metrics().registry,
    { renderer: async () => undefined },
    upstreamCheck(async () => fault),
  )
  const { statusCode, body } = await app.inject('/ready')
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({
    status: 'degraded',
    parts: { renderer: 'ok', upstream: fault },
  })
})

test('an API that hangs does not delay the answer, which has its last known state', async () => {
  let reply = later<string | undefined>()
  let requests = 0
  const { upstream } = upstreamCheck(() => {
    requests += 1
    return reply.promise
  })
  expect(await upstream?.()).toBe('has not answered yet')
  reply.keep(undefined)
  await expect.poll(() => upstream?.()).toBeUndefined()
  const answered = requests
  reply = later()
  expect([await upstream?.(), await upstream?.()]).toEqual([undefined, undefined])
  expect(requests).toBe(answered + 1)
  reply.keep('does not respond')
  await expect.poll(() => upstream?.()).toBe('does not respond')
})

const report = (changes: Partial<UpstreamReport>): UpstreamReport => ({
  kind: 'upstream',
  requests: [],
  isDown: false,
  ...changes,
})

test('adds up the reports of renderers, and exposes the budget too', async () => {
  const registry = new Registry()
  const upstream = new UpstreamMetrics(registry)
  upstream.setBudget({
    general: { count: 60, window: 60_000 },
    search: { count: 2, window: 1_000 },
    graph: { count: 10, window: 60_000 },
  })
  const failed = { limit: 'general', outcome: 'failed', count: 3, waitedMs: 500 } as const
  upstream.add(report({ requests: [failed] }))
  upstream.add(report({ requests: [failed], isDown: true }))
  const lines: string[] = (await registry.metrics()).split('\n')
  for (const line of [
    'did_atlas_upstream_requests_total{limit="general",outcome="failed"} 6',
    'did_atlas_upstream_requests_total{limit="general",outcome="refused"} 0',
    'did_atlas_upstream_wait_seconds_total{limit="general"} 1',
    'did_atlas_upstream_budget_per_second{limit="search"} 2',
    'did_atlas_upstream_down 1',
  ]) {
    expect(lines).toContain(line)
  }
  upstream.reset()
  expect(await registry.metrics()).toContain('did_atlas_upstream_down 0')
})
