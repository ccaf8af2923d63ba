import type { Metadata } from 'next'
import { ExploreView } from '@/components/explore/explore-view'
import {
  exploreAddress,
  parseExploreQuery,
  questions,
  unknownAxes,
} from '@/lib/portal/explore/explore-query'
import { exploreTitle } from '@/lib/portal/explore/explore-view'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'

type Props = PageProps<'/explore'>

/**
 * Search engines index the tables that answer a question, and only follow the links of the others.
 */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const parameters = await pageParameters('/explore', props)
  const state = parseExploreQuery(parameters)
  const path = exploreAddress(state)
  if (unknownAxes(parameters).length > 0) {
    return pageMetadata({
      title: 'No such table',
      description: 'The rows or columns of this address do not exist. Choose others.',
      path,
      listed: false,
    })
  }
  const title = exploreTitle(state)
  return pageMetadata({
    title,
    description: `${title}: a table of government decentralized identity projects. Each number links to its projects.`,
    path,
    listed: questions.some(({ address }) => address === path),
  })
}

export default async function ExplorePage(props: Props) {
  const parameters = await pageParameters('/explore', props)
  return <ExploreView state={parseExploreQuery(parameters)} unknown={unknownAxes(parameters)} />
}
