import type { Metadata } from 'next'
import { MapFrame } from '@/components/map/map-frame'
import { EmbedMain } from '@/components/publish/embed-page'
import { readSettings } from '@/lib/env'
import { listMapCountries } from '@/lib/portal/map/load'
import { measurePhrase } from '@/lib/portal/map/map-measures'
import { embedState, mapAddress, parseMapQuery } from '@/lib/portal/map/map-query'
import { regions } from '@/lib/portal/map/map-regions'
import { pageParameters } from '@/lib/portal/routing/page-query'

export const metadata: Metadata = { title: 'World map' }

/** The map with only its title, its legend and its credit, for frames on other sites. */
export default async function EmbeddedMapPage(props: PageProps<'/embed/map'>) {
  const state = embedState(parseMapQuery(await pageParameters('/embed/map', props)))
  const { measure, region } = state
  const { TILE_URL: tiles } = readSettings()
  const place = region ? `, ${regions[region].title}` : ''
  return (
    <EmbedMain
      title={`Decentralized identity: ${measurePhrase(measure)}${place}`}
      address={mapAddress('/map', state)}
      credit={`Shapes: Natural Earth.${tiles ? ` Background map: ${tiles.attribution}.` : ''}`}
    >
      <MapFrame countries={await listMapCountries()} state={state} tiles={tiles} />
    </EmbedMain>
  )
}
