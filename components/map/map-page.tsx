import { IgnoredValues } from '@/components/layout/mistakes'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { readSettings } from '@/lib/env'
import { listMapCountries } from '@/lib/portal/map/load'
import { hasFigures } from '@/lib/portal/map/map-measures'
import type { MapState } from '@/lib/portal/map/map-query'
import { unionCode } from '@/lib/portal/records/union-laws'
import { counted } from '@/lib/text/counted'
import { MapExplorer } from './map-explorer'

interface MapPageProps {
  initialState: MapState
  /** Sentences about the values of the address that the page ignores. */
  ignored: readonly string[]
}

export async function MapPage({ initialState, ignored }: MapPageProps) {
  const countries = await listMapCountries()
  const { TILE_URL: tiles, SITE_URL: site } = readSettings()
  const some = countries.filter(
    (country) => country.code !== unionCode && hasFigures(country),
  ).length
  return (
    <PageMain section="map">
      <div className="pt-6 pb-3 md:pt-9">
        <PageTitle>World map</PageTitle>
        <IgnoredValues sentences={ignored} />
        <p className="mt-2 hidden text-muted text-note md:block">
          National wallets, projects, organizations and laws in{' '}
          {counted(some, 'country or territory', 'countries and territories')}. Select one to see
          its numbers.
        </p>
      </div>
      <MapExplorer
        countries={countries}
        initialState={initialState}
        path="/map"
        tiles={tiles}
        site={site}
      />
    </PageMain>
  )
}
