import { LastGoodNotice } from '@/components/layout/last-good-notice'
import { EmbedCredit } from '@/components/publish/embed-credit'
import { getTerms, listCountries } from '@/lib/client/resources'
import { required } from '@/lib/client/result'
import { readSettings } from '@/lib/env'
import { mapCountry } from '@/lib/portal/map/country-shapes'
import { type MapState, mapAddress } from '@/lib/portal/map/map-query'
import { siteName } from '@/lib/portal/publish/seo/page-metadata'
import { MapExplorer } from './map-explorer'

/** The map alone, with its title and its credit: another site shows it in a frame. */
export async function MapEmbed({ asked }: { asked: MapState }) {
  const [countries, terms] = await Promise.all([listCountries(), getTerms()])
  const { data } = required(countries).data
  const { TILE_URL: tiles, SITE_URL } = readSettings()
  return (
    <main className="mx-auto max-w-page px-4 py-3">
      <h1 className="mb-1 font-semibold font-serif text-xl">Decentralized identity by country</h1>
      <LastGoodNotice />
      <MapExplorer
        framed
        countries={data.map(mapCountry)}
        asked={asked}
        path="/embed/map"
        tiles={tiles}
      >
        <p className="mt-3 text-muted text-note">
          <a
            href={new URL(mapAddress('/map', asked), SITE_URL).href}
            target="_blank"
            rel="noopener"
          >
            The figures as a table, on {siteName}
          </a>
          . Shapes: Natural Earth. {tiles && `Background map: ${tiles.attribution}.`}
        </p>
        <div className="mt-1 text-muted text-note">
          <EmbedCredit terms={terms.ok ? terms.data : undefined} />
        </div>
      </MapExplorer>
    </main>
  )
}
