import type { Metadata } from 'next'
import { MapEmbed } from '@/components/map/map-embed'
import { embedState, parseMapQuery } from '@/lib/portal/map/map-query'
import { pageParameters } from '@/lib/portal/routing/page-query'

type Props = PageProps<'/embed/map'>

export const metadata: Metadata = { title: 'World map' }

/** The map for embedding in another site. */
export default async function EmbeddedMapPage(props: Props) {
  return <MapEmbed asked={embedState(parseMapQuery(await pageParameters('/embed/map', props)))} />
}
