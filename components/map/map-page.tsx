import { IgnoredValues } from '@/components/layout/mistakes'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import { readSettings } from '@/lib/env'
import { listMapCountries } from '@/lib/portal/map/load'
import { hasFigures } from '@/lib/portal/map/map-measures'
import type { MapState } from '@/lib/portal/map/map-query'
import { walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { counted } from '@/lib/text/counted'
import { MapExplorer } from './map-explorer'

interface MapPageProps {
  asked: MapState
  /** Sentences about the values of the address that the page ignores. */
  ignored: readonly string[]
}

export async function MapPage({ asked, ignored }: MapPageProps) {
  const countries = await listMapCountries()
  const { TILE_URL: tiles, SITE_URL: site } = readSettings()
  const some = countries.filter(hasFigures).length
  return (
    <PageMain section="map">
      <div className="pt-9 pb-5">
        <PageTitle>World map</PageTitle>
        <IgnoredValues sentences={ignored} />
        <p className="mt-2 max-w-[46em] text-muted text-note">
          Projects, organizations and laws of {counted(some, 'country', 'countries')}. Select a
          country to see its numbers.
          {/* On a line of its own: with either typeface the text above takes two lines on phones, so that nothing moves. */}
          <SiteLink href={walletsAddress()} className="block">
            National wallets by country
          </SiteLink>
        </p>
      </div>
      <MapExplorer countries={countries} asked={asked} path="/map" tiles={tiles} site={site} />
    </PageMain>
  )
}
