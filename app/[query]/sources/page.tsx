import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { SourcesPage, sourcesIntro } from '@/components/sources/sources-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'
import { parseSourceQuery, sourceListAddress, sourcesPath } from '@/lib/portal/sources/source-query'
import { sourceListTitle } from '@/lib/portal/sources/source-titles'

type Props = PageProps<'/[query]/sources'>

async function stateOf({ params }: Props) {
  const query = queryOfSegment((await params).query)
  return query === undefined ? undefined : parseSourceQuery(new URLSearchParams(query))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await stateOf(props)
  if (!state) return missingMetadata
  const { page, ...filters } = state
  return pageMetadata({
    title: sourceListTitle('Sources', state),
    description: page > 1 ? `Page ${page}. ${sourcesIntro}` : sourcesIntro,
    path: sourceListAddress(sourcesPath, state),
    listed: Object.keys(filters).length === 0,
  })
}

export default async function SourcesRoute(props: Props) {
  const state = await stateOf(props)
  return state ? <SourcesPage state={state} /> : <Missing />
}
