import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { PublishersPage } from '@/components/sources/publishers-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'
import {
  parsePublisherQuery,
  publishersPath,
  sourceListAddress,
} from '@/lib/portal/sources/source-query'
import { sourceListTitle } from '@/lib/portal/sources/source-titles'

type Props = PageProps<'/[query]/sources/publishers'>

async function stateOf({ params }: Props) {
  const query = queryOfSegment((await params).query)
  return query === undefined ? undefined : parsePublisherQuery(new URLSearchParams(query))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await stateOf(props)
  if (!state) return missingMetadata
  const { page, ...filters } = state
  const place = page > 1 ? `Page ${page}. ` : ''
  return pageMetadata({
    title: sourceListTitle('Publishers of sources', state),
    description: `${place}Who publishes the sources of this record: ministries, registers, standards bodies, projects, companies and the press, with their sources and the facts that cite them.`,
    path: sourceListAddress(publishersPath, state),
    listed: Object.keys(filters).length === 0,
  })
}

export default async function PublishersRoute(props: Props) {
  const state = await stateOf(props)
  return state ? <PublishersPage state={state} /> : <Missing />
}
