/** The server's metrics for Prometheus, following its conventions: base units, and the suffix `_total` for counters. */
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { UpstreamOutcome, type UpstreamReport } from '@/lib/renderer-messages'
import type { RequestBudget } from '@/lib/text/rate'
import type { FinishedResponse } from '../finished-responses'
import { type CacheState, cacheStates } from '../pages/page-cache'
import type { Render } from '../pages/renderer'
import { type Checks, getOutcomes } from './metrics-server'

const prefix = 'did_atlas_'

/** Metrics of the API that the portal reads, as reported by the renderer. */
export class UpstreamMetrics {
  readonly #requests
  readonly #wait
  readonly #down
  readonly #budget

  constructor(registry: Registry) {
    const registers = [registry]
    const common = (name: string, help: string) => ({
      name: `${prefix}upstream_${name}`,
      help,
      registers,
    })
    this.#requests = new Counter({
      ...common('requests_total', 'Requests to the upstream API, by rate limit and outcome'),
      labelNames: ['limit', 'outcome'],
    })
    this.#wait = new Counter({
      ...common('wait_seconds_total', 'Time that requests to the API waited for the budget'),
      labelNames: ['limit'],
    })
    this.#down = new Gauge(
      common('down', '1 while requests to the API are paused because they fail'),
    )
    this.#budget = new Gauge({
      ...common('budget_per_second', 'Requests allowed per second; absent if there is no limit'),
      labelNames: ['limit'],
    })
  }

  setBudget(budget: RequestBudget): void {
    for (const [limit, { count, window }] of Object.entries(budget)) {
      this.#budget.set({ limit }, (count * 1000) / window)
      this.#wait.inc({ limit }, 0)
      // `increase()` does not see the first event of a counter without an earlier sample.
      for (const outcome of UpstreamOutcome.options) this.#requests.inc({ limit, outcome }, 0)
    }
  }

  add({ requests, isDown }: UpstreamReport): void {
    for (const { limit, outcome, count, waitedMs } of requests) {
      this.#requests.inc({ limit, outcome }, count)
      this.#wait.inc({ limit }, waitedMs / 1000)
    }
    this.#down.set(isDown ? 1 : 0)
  }

  /** Clears the state of a renderer that has ended. The next renderer reports its own state. */
  reset(): void {
    this.#down.set(0)
  }
}

const rendererExitCauses = ['exit', 'hang'] as const

/** Renders take from a few milliseconds to 15 seconds, the limit at which waiting ends. */
const renderSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15]

const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`

/** The snapshots of a server; only this part is read. */
interface ServedStore {
  current: { dataset: { manifest: { hash: string; date: string } } }
  isRefused: boolean
  isUnreachable: boolean
}

export class Metrics {
  readonly registry = new Registry()
  readonly upstream = new UpstreamMetrics(this.registry)
  readonly #requests = this.#counter('http_requests_total', 'Requests by route and status class', [
    'route',
    'status',
  ])
  readonly #lookups = this.#counter('page_cache_lookups_total', 'Page cache lookups by result', [
    'state',
  ])
  readonly #renderSeconds = new Histogram({
    name: `${prefix}render_seconds`,
    help: 'Render time of a page',
    labelNames: ['outcome'],
    buckets: renderSeconds,
    registers: [this.registry],
  })
  readonly #shed = this.#counter('requests_shed_total', 'Page requests refused under overload', [])
  readonly #rendererExits = this.#counter('renderer_exits_total', 'Exits of the renderer', [
    'cause',
  ])

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    // `increase()` does not see the first event of a counter without an earlier sample.
    for (const cause of rendererExitCauses) this.#rendererExits.inc({ cause }, 0)
    for (const state of cacheStates) this.#lookups.inc({ state }, 0)
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Counter({ name: prefix + name, help, labelNames, registers: [this.registry] })
  }

  #gauge<Label extends string>(
    name: string,
    help: string,
    collect: (gauge: Gauge<Label>) => void | Promise<void>,
    labelNames: Label[] = [],
  ) {
    return new Gauge({
      name: prefix + name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        await collect(this)
      },
    })
  }

  /** Counts a server's responses by route pattern, of which there are few. */
  observeRequests(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
      this.#requests.inc({ route, status: statusClass(reply.raw.statusCode) })
      done()
    })
  }

  countFinished({ route, needsKey, status }: FinishedResponse): void {
    this.#requests.inc({ route, status: statusClass(status) })
    if (!needsKey) this.countLookup('fresh')
  }

  countLookup(state: CacheState): void {
    this.#lookups.inc({ state })
  }

  countShed(): void {
    this.#shed.inc()
  }

  countRendererExit(cause: (typeof rendererExitCauses)[number]): void {
    this.#rendererExits.inc({ cause })
  }

  timed(render: Render): Render {
    return async (request) => {
      const end = this.#renderSeconds.startTimer()
      try {
        const rendered = await render(request)
        end({ outcome: `${Math.floor(rendered.status / 100)}xx` })
        return rendered
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    }
  }

  observeRenders(renders: () => { running: number; waiting: number }): void {
    this.#gauge('renders_running', 'Renders in progress', (gauge) => gauge.set(renders().running))
    this.#gauge('renders_waiting', 'Requests waiting for a render', (gauge) =>
      gauge.set(renders().waiting),
    )
  }

  observeSharedState(shared: { isPresent: boolean }): void {
    this.#gauge('shared_state_up', '1 while the shared Redis responds', (gauge) =>
      gauge.set(shared.isPresent ? 1 : 0),
    )
  }

  /** Shows the checks of features that only some visitors need. */
  observeParts(checks: Checks): void {
    const collect = async (gauge: Gauge<'part'>) => {
      for (const [part, outcome] of Object.entries(await getOutcomes(checks))) {
        gauge.set({ part }, outcome === 'ok' ? 1 : 0)
      }
    }
    this.#gauge('part_up', '1 while an optional part works', collect, ['part'])
  }

  observeStore(snapshots: ServedStore): void {
    const setTimestamp = (gauge: Gauge<'hash'>) => {
      const { hash, date } = snapshots.current.dataset.manifest
      gauge.reset()
      gauge.set({ hash }, Date.parse(date) / 1000)
    }
    this.#gauge('store_timestamp_seconds', 'Date of the served data', setTimestamp, ['hash'])
    this.#gauge('store_refused', '1 while a newer store is rejected', (gauge) =>
      gauge.set(snapshots.isRefused ? 1 : 0),
    )
    this.#gauge('store_unreachable', '1 while the store is unreachable', (gauge) =>
      gauge.set(snapshots.isUnreachable ? 1 : 0),
    )
  }
}
