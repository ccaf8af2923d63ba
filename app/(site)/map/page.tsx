import type { Metadata } from 'next'
import { MapPage } from '@/components/map/map-page'
import { measurePhrase } from '@/lib/portal/map/map-measures'
import { mapAddress, parseMapQuery, stateOfMeasure } from '@/lib/portal/map/map-query'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { describeIgnored } from '@/lib/portal/routing/ignored-values'
import { pageParameters } from '@/lib/portal/routing/page-query'

type Props = PageProps<'/map'>

const readState = async (props: Props) => parseMapQuery(await pageParameters('/map', props))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { measure } = await readState(props)
  return pageMetadata({
    title: `World map: ${measurePhrase(measure)}`,
    description: `A map and a table of decentralized identity in government: ${measurePhrase(measure)}.`,
    // Neither the region nor the order of the table makes it a different page.
    path: mapAddress('/map', stateOfMeasure(measure)),
    embedded: true,
    picture: `/maps/world/${measure}.png`,
  })
}

export default async function WorldMapPage(props: Props) {
  const parameters = await pageParameters('/map', props)
  const ignored = describeIgnored('/map', parameters)
  return <MapPage initialState={parseMapQuery(parameters)} ignored={ignored} />
}
