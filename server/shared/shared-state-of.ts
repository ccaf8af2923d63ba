import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '@/lib/env'
import { SharedState } from './shared-state'

/** Creates the shared state as configured; undefined without `REDIS_URL`. */
export function sharedStateOf(
  { REDIS_URL: url, SITE_URL: siteUrl }: Settings,
  log: FastifyBaseLogger,
): SharedState | undefined {
  if (url === undefined) return undefined
  const onChange = (fault: string | undefined) => {
    if (fault === undefined) log.info('the shared state answers: this instance takes part')
    else log.warn({ fault }, 'the shared state does not answer: this instance carries on alone')
  }
  return new SharedState({ url, siteUrl, onChange })
}
