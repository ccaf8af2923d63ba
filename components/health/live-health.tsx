'use client'

import useSWR from 'swr'
import { hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import { Fact, FactList } from '@/components/layout/fact-list'
import { SiteLink } from '@/components/layout/site-link'
import type { SiteState } from '@/lib/portal/health/load'
import { counted, formatCount } from '@/lib/text/counted'
import { formatDate, formatInstant } from '@/lib/text/dates'
import { formatDuration } from '@/lib/text/units'

const states: Record<SiteState['status'], { word: string; shape: string; means: string }> = {
  healthy: { word: 'Operational', shape: 'full', means: 'The API works normally.' },
  degraded: {
    word: 'Degraded',
    shape: 'half',
    means: 'The API works, but reports a problem with one of its parts.',
  },
  unhealthy: {
    word: 'Unhealthy',
    shape: 'ended',
    means: 'The API reports that it is not working. Pages show our last copy of the data, if any.',
  },
  unreachable: {
    word: 'Unavailable',
    shape: 'no',
    means: 'The API does not respond. Pages show our last copy of the data, if any.',
  },
}

function HealthView({ state }: { state: SiteState }) {
  const { word, shape, means } = states[state.status]
  return (
    <div className="max-w-[48em]">
      <p className="mt-5 font-serif text-lede">
        <b className={`mark ${shape}`}>{word}</b>
      </p>
      <p className="mt-1">{means}</p>
      <h2 className="mt-9 mb-2 font-semibold font-serif text-[1.375rem]">API</h2>
      <FactList form="wide">
        <Fact term="Checked">
          <time dateTime={state.checkedAt}>{formatInstant(state.checkedAt)}</time>
        </Fact>
        {state.version && <Fact term="Version">{state.version}</Fact>}
        {state.uptime !== undefined && <Fact term="Uptime">{formatDuration(state.uptime)}</Fact>}
        {state.parts.map(({ name, status }) => (
          <Fact key={name} term={name}>
            {status}
          </Fact>
        ))}
      </FactList>
      <h2 className="mt-9 mb-2 font-semibold font-serif text-[1.375rem]">Data</h2>
      <FactList form="wide">
        <Fact term="Last changed">{state.dataFrom ? formatDate(state.dataFrom) : 'Unknown'}</Fact>
        {state.counts.map(({ title, path, count }) => (
          <Fact key={path} term={title}>
            <SiteLink href={path}>
              {count === undefined ? 'Unknown' : counted(count, 'record')}
            </SiteLink>
          </Fact>
        ))}
        <Fact term="Invalid records skipped">{formatCount(state.omitted)}</Fact>
      </FactList>
    </div>
  )
}

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
