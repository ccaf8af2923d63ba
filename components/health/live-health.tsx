'use client'

import useSWR from 'swr'
import type { SiteState } from '@/lib/portal/health/site-state'
import { HealthView } from './health-view'

/** How often the state is asked for again while the page is visible, in milliseconds. */
const interval = 15_000

async function fetchState(path: string): Promise<SiteState> {
  const response = await fetch(path, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

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
