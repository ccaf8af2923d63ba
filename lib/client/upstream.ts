/** The API from which the portal reads, with its fallback caches. No other file of the portal uses the API key. */
import 'server-only'
import { isServersRenderer, readSettings } from '@/lib/env'
import type { UpstreamReport } from '@/lib/renderer-messages'
import { type Attempt, Client } from './http/client'
import { FallbackCache } from './http/fallback-cache'
import { warn } from './log'
import { processSingleton } from './process-singleton'

type Requests = UpstreamReport['requests'][number]

/** Requests come in bursts, one for each document of a page, so each report covers a second. */
const intervalMs = 1_000

/** Counts the requests to the API, and reports them to the server that started this renderer. */
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
const sendToServer = (report: UpstreamReport): void => {
  if (isServersRenderer() && process.connected) {
    process.send?.(report, undefined, undefined, () => {})
  }
}

const megabyte = 1024 * 1024
/** Search results have a cache of their own, so that they do not displace other documents. */
const documentBytes = 512 * megabyte
const queryBytes = 32 * megabyte

export interface Upstream {
  baseUrl: string
  client: Client
  /** Returns the cache for a path, or undefined if there are no fallback caches. */
  fallbackCacheFor: (path: string) => FallbackCache | undefined
}

function openFallbackCaches(folder: string): Upstream['fallbackCacheFor'] {
  try {
    const documents = new FallbackCache(`${folder}/documents`, documentBytes)
    const queries = new FallbackCache(`${folder}/queries`, queryBytes)
    return (path) => (/[?&](q|query)=/.test(path) ? queries : documents)
  } catch (error) {
    warn('cannot write to the folder LAST_GOOD: responses are not saved', { cause: String(error) })
    return () => undefined
  }
}

function openUpstream(): Upstream | undefined {
  const { API_BASE_URL: baseUrl, API_KEY: key, API_BUDGET: rates, LAST_GOOD } = readSettings()
  if (baseUrl === undefined) return undefined
  const reports = new UpstreamReports(sendToServer)
  const onState = (state: 'down' | 'up') => {
    reports.setDown(state === 'down')
    warn(state === 'down' ? 'the API does not respond' : 'the API responds again')
  }
  const onAttempt = (attempt: Attempt) => reports.count(attempt)
  return {
    baseUrl,
    client: new Client({ baseUrl, key, rates, onState, onAttempt }),
    fallbackCacheFor: LAST_GOOD === undefined ? () => undefined : openFallbackCaches(LAST_GOOD),
  }
}

/** Undefined if `API_BASE_URL` is not set. */
export const upstream = (): Upstream | undefined => processSingleton('upstream', openUpstream)
