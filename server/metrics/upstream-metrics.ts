/** Metrics of the API that the portal reads, as reported by the renderer. */
import { Counter, Gauge, type Registry } from 'prom-client'
import { UpstreamOutcome, type UpstreamReport } from '@/lib/renderer-messages'
import type { RequestBudget } from '@/lib/text/rate'

const prefix = 'did_atlas_upstream_'

export class UpstreamMetrics {
  readonly #requests
  readonly #wait
  readonly #down
  readonly #budget

  constructor(registry: Registry) {
    const registers = [registry]
    const common = (name: string, help: string) => ({ name: prefix + name, help, registers })
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
