/** The API that the portal reads, the copies of what it answered, and its key, which is read nowhere else. */
import 'server-only'
import { readSettings } from '@/lib/env'
import { Client } from './http/client'
import { FallbackCache } from './http/fallback-cache'
import { warn } from './log'
import { shared } from './shared'

const megabyte = 1024 * 1024
/** Documents, and apart from them answers to what visitors search for, so that these crowd out nothing. */
const documentBytes = 512 * megabyte
const queryBytes = 32 * megabyte

export interface Upstream {
  baseUrl: string
  client: Client
  /** The copies among which that of a path is; undefined if none are kept. */
  fallbackFor: (path: string) => FallbackCache | undefined
}

function fallbackIn(folder: string): Upstream['fallbackFor'] {
  try {
    const documents = new FallbackCache(`${folder}/documents`, documentBytes)
    const queries = new FallbackCache(`${folder}/queries`, queryBytes)
    return (path) => (/[?&](q|query)=/.test(path) ? queries : documents)
  } catch (error) {
    warn('the folder of LAST_GOOD cannot be written: no copies are kept', { cause: String(error) })
    return () => undefined
  }
}

function open(): Upstream | undefined {
  const { API_BASE_URL: baseUrl, API_KEY: key, API_BUDGET: rates, LAST_GOOD } = readSettings()
  if (baseUrl === undefined) return undefined
  const onState = (state: 'down' | 'up') =>
    warn(state === 'down' ? 'the API does not answer' : 'the API answers again')
  return {
    baseUrl,
    client: new Client({ baseUrl, key, rates, onState }),
    fallbackFor: LAST_GOOD === undefined ? () => undefined : fallbackIn(LAST_GOOD),
  }
}

/** Undefined if `API_BASE_URL` is not set. */
export const upstream = (): Upstream | undefined => shared('upstream', open)
