import type { Metadata } from 'next'
import { MapEmbed } from '@/components/map/map-embed'
import { MissingEmbed } from '@/components/publish/missing-embed'
import { embedState } from '@/lib/portal/map/map-query'
import { mapStateOfSegment } from '@/lib/portal/routing/map-segment'

type Props = PageProps<'/embed/[query]/map'>

export const metadata: Metadata = { title: 'World map' }

/** The map for embedding in another site. */
export default async function EmbeddedMapPage({ params }: Props) {
  const state = mapStateOfSegment((await params).query)
  return state ? <MapEmbed asked={embedState(state)} /> : <MissingEmbed />
}
