'use client'

import useSWR from 'swr'
import { hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import type { SiteState } from '@/lib/portal/health/site-state'
import { HealthView } from './health-view'

/** How often the state is asked for again while the page is visible, in milliseconds. */
const interval = 15_000

const isState = hasMembers<SiteState>('checkedAt', 'status', 'parts', 'counts')
const fetchState = jsonFetcher(isState, { cache: 'no-store' })

/** The state as the page was sent with it, and from then on as it is. */
export function LiveHealth({ initial }: { initial: SiteState }) {
  const { data, error } = useSWR('/health/state', fetchState, {
    fallbackData: initial,
    refreshInterval: interval,
    revalidateOnMount: true,
    shouldRetryOnError: false,
  })
  return (
    <>
      <p role="status" className="mt-2 text-muted text-note">
        {error
          ? 'This site does not answer just now: what follows is the last state it told.'
          : 'While you look at this page it asks again every 15 seconds.'}
      </p>
      <HealthView state={data} />
    </>
  )
}
