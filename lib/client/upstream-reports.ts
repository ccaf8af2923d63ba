/** Counts the requests to the API, and reports them to the server that started this renderer. */
import { isServersRenderer } from '@/lib/env'
import type { UpstreamReport } from '@/lib/upstream-report'
import type { Attempt } from './http/client'

type Requests = UpstreamReport['requests'][number]

/** Requests come in bursts, one for each document of a page, so each report covers a second. */
const intervalMs = 1_000

export class UpstreamReports {
  readonly #requests = new Map<string, Requests>()
  #isDown = false
  #timer: NodeJS.Timeout | undefined

  constructor(
    private readonly send: (report: UpstreamReport) => void,
    private readonly everyMs = intervalMs,
  ) {}

  count({ limit, outcome, waitedMs }: Attempt): void {
    const key = `${limit} ${outcome}`
    const tally = this.#requests.get(key) ?? { limit, outcome, count: 0, waitedMs: 0 }
    tally.count += 1
    tally.waitedMs += waitedMs
    this.#requests.set(key, tally)
    this.#schedule()
  }

  setDown(isDown: boolean): void {
    this.#isDown = isDown
    this.#schedule()
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => this.#flush(), this.everyMs)
    this.#timer.unref()
  }

  #flush(): void {
    this.#timer = undefined
    this.send({ kind: 'upstream', requests: [...this.#requests.values()], isDown: this.#isDown })
    this.#requests.clear()
  }
}

/**
 * Sends a report over the IPC channel to the server. Under `next start` alone there is no such server, and in a build
 * the channels of the processes belong to the build, so nothing is sent.
 */
export const sendToServer = (report: UpstreamReport): void => {
  if (isServersRenderer() && process.connected) {
    process.send?.(report, undefined, undefined, () => {})
  }
}
