import { FallbackNotice } from '@/components/layout/fallback-notice'
import { EmbedCredit } from '@/components/publish/embed-credit'
import { siteName } from '@/lib/contract/site-name'
import { readSettings } from '@/lib/env'
import { getTerms } from '@/lib/portal/about/load'
import { listMapCountries } from '@/lib/portal/map/load'
import { type MapState, mapAddress } from '@/lib/portal/map/map-query'
import { MapExplorer } from './map-explorer'

/** The map with only its title and its credit, for frames on other sites. */
export async function MapEmbed({ asked }: { asked: MapState }) {
  const [countries, terms] = await Promise.all([listMapCountries(), getTerms()])
  const { TILE_URL: tiles, SITE_URL } = readSettings()
  return (
    <main className="mx-auto max-w-page px-4 py-3">
      <h1 className="mb-1 font-semibold font-serif text-xl">Decentralized identity by country</h1>
      <FallbackNotice />
      <MapExplorer framed countries={countries} asked={asked} path="/embed/map" tiles={tiles}>
        <p className="mt-3 text-muted text-note">
          <a
            href={new URL(mapAddress('/map', asked), SITE_URL).href}
            target="_blank"
            rel="noopener"
          >
            The figures as a table on {siteName}
          </a>
          . Shapes: Natural Earth. {tiles && `Background map: ${tiles.attribution}.`}
        </p>
        <div className="mt-1 text-muted text-note">
          <EmbedCredit terms={terms} />
        </div>
      </MapExplorer>
    </main>
  )
}
