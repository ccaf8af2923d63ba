import type { Metadata } from 'next'
import { SourcesPage, sourcesIntro } from '@/components/sources/sources-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { parseSourceQuery, sourceListAddress, sourcesPath } from '@/lib/portal/sources/source-query'
import { sourceListTitle } from '@/lib/portal/sources/source-titles'

type Props = PageProps<'/sources'>

const readState = async (props: Props) => parseSourceQuery(await pageParameters(sourcesPath, props))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await readState(props)
  const { page, ...filters } = state
  return pageMetadata({
    title: sourceListTitle('Sources', state),
    description: page > 1 ? `Page ${page}. ${sourcesIntro}` : sourcesIntro,
    path: sourceListAddress(sourcesPath, state),
    listed: Object.keys(filters).length === 0,
  })
}

export default async function SourcesRoute(props: Props) {
  return <SourcesPage state={await readState(props)} />
}
