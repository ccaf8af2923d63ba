/** The API from which the portal reads, with its fallback caches. No other file of the portal uses the API key. */
import 'server-only'
import { readSettings } from '@/lib/env'
import { type Attempt, Client } from './http/client'
import { FallbackCache } from './http/fallback-cache'
import { warn } from './log'
import { processSingleton } from './process-singleton'
import { sendToServer, UpstreamReports } from './upstream-reports'

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
