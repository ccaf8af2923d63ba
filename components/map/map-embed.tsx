import { EmbedMain } from '@/components/layout/embed-main'
import { readSettings } from '@/lib/env'
import { listMapCountries } from '@/lib/portal/map/load'
import { measurePhrase } from '@/lib/portal/map/map-measures'
import { type MapState, mapAddress } from '@/lib/portal/map/map-query'
import { regions } from '@/lib/portal/map/map-regions'
import { MapFrame } from './map-frame'

/** The map with only its title, its legend and its credit, for frames on other sites. */
export async function MapEmbed({ asked }: { asked: MapState }) {
  const { measure, region } = asked
  const { TILE_URL: tiles } = readSettings()
  const place = region ? `, ${regions[region].title}` : ''
  return (
    <EmbedMain
      title={`Decentralized identity: ${measurePhrase(measure)} by country${place}`}
      address={mapAddress('/map', asked)}
      credit={`Shapes: Natural Earth.${tiles ? ` Background map: ${tiles.attribution}.` : ''}`}
    >
      <MapFrame countries={await listMapCountries()} state={asked} tiles={tiles} />
    </EmbedMain>
  )
}
