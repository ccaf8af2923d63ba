import type { Metadata } from 'next'
import { MissingEmbed } from '@/components/embed/missing-embed'
import { MapEmbed } from '@/components/map/map-embed'
import { stateOfMeasure } from '@/lib/map/map-query'
import { mapStateOfSegment } from '@/lib/map/map-segment'

type Props = PageProps<'/embed/[query]/map'>

export const metadata: Metadata = { title: 'World map' }

/** The map for a frame on another site. */
export default async function EmbeddedMapPage({ params }: Props) {
  const state = mapStateOfSegment((await params).query)
  return state ? <MapEmbed asked={stateOfMeasure(state.measure)} /> : <MissingEmbed />
}
