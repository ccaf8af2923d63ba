import type { Metadata } from 'next'
import { Missing } from '@/components/layout/missing'
import { MapPage } from '@/components/map/map-page'
import { measures } from '@/lib/portal/map/map-measures'
import { mapAddress, stateOfMeasure } from '@/lib/portal/map/map-query'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { mapStateOfSegment } from '@/lib/portal/routing/map-segment'

type Props = PageProps<'/[query]/map'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const state = mapStateOfSegment((await params).query)
  if (!state) return { title: 'Page not found' }
  const what = measures[state.measure].title
  return pageMetadata({
    title: `World map: ${what.toLowerCase()} by country`,
    description: `${what} in decentralized identity affiliated with governments, country by country: a map, and the same figures as a table.`,
    // The order of the table does not make it a different page.
    path: mapAddress('/map', stateOfMeasure(state.measure)),
    embedded: true,
  })
}

export default async function WorldMapPage({ params }: Props) {
  const state = mapStateOfSegment((await params).query)
  return state ? <MapPage asked={state} /> : <Missing />
}
