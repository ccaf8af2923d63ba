import { IgnoredValues } from '@/components/layout/mistakes'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { readSettings } from '@/lib/env'
import { countListedCountries, getMapDate, listMapCountries } from '@/lib/portal/map/load'
import type { MapState } from '@/lib/portal/map/map-query'
import { hasVersions } from '@/lib/portal/versions/load'
import { MapExplorer } from './map-explorer'

interface MapPageProps {
  initialState: MapState
  /** Messages about ignored query parameters. */
  ignored: readonly string[]
}

export async function MapPage({ initialState, ignored }: MapPageProps) {
  const [countries, date, isCitable, listedCount] = await Promise.all([
    listMapCountries(),
    getMapDate(),
    hasVersions(),
    countListedCountries(),
  ])
  const { TILE_URL: tiles, SITE_URL: site } = readSettings()
  return (
    <PageMain>
      <div className="pt-6 md:pt-9">
        <PageTitle>World map</PageTitle>
        <IgnoredValues sentences={ignored} />
      </div>
      <MapExplorer
        countries={countries}
        initialState={initialState}
        tiles={tiles}
        site={site}
        date={date}
        isCitable={isCitable}
        listedCount={listedCount}
      />
    </PageMain>
  )
}
