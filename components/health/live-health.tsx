'use client'

import useSWR from 'swr'
import { hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import type { SiteState } from '@/lib/portal/health/site-state'
import { HealthView } from './health-view'

/** The interval between requests for the state while the page is visible. */
const refreshIntervalMs = 15_000

const isState = hasMembers<SiteState>('checkedAt', 'status', 'parts', 'counts')
const fetchState = jsonFetcher(isState, { cache: 'no-store' })

/** The state that the server sent with the page, refreshed while the page is open. */
export function LiveHealth({ initial }: { initial: SiteState }) {
  const { data, error } = useSWR('/health/state', fetchState, {
    fallbackData: initial,
    refreshInterval: refreshIntervalMs,
    revalidateOnMount: true,
    shouldRetryOnError: false,
  })
  return (
    <>
      <p role="status" className="mt-2 text-muted text-note">
        {error
          ? 'This site does not respond right now. Below is its last known status.'
          : 'This page refreshes every 15 seconds.'}
      </p>
      <HealthView state={data} />
    </>
  )
}
