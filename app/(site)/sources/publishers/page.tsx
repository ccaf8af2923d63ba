import type { Metadata } from 'next'
import { PublishersPage } from '@/components/sources/publishers-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'
import {
  parsePublisherQuery,
  publishersPath,
  sourceListAddress,
} from '@/lib/portal/sources/source-query'
import { sourceListTitle } from '@/lib/portal/sources/source-titles'

type Props = PageProps<'/sources/publishers'>

const readState = async (props: Props) =>
  parsePublisherQuery(await pageParameters(publishersPath, props))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await readState(props)
  const { page, ...filters } = state
  const place = page > 1 ? `Page ${page}. ` : ''
  return pageMetadata({
    title: sourceListTitle('Publishers of sources', state),
    description: `${place}Who published our sources: ministries, registers, standards bodies, projects, companies and the press.`,
    path: sourceListAddress(publishersPath, state),
    listed: Object.keys(filters).length === 0,
  })
}

export default async function PublishersRoute(props: Props) {
  return <PublishersPage state={await readState(props)} />
}
