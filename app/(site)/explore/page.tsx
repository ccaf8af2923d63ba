import type { Metadata } from 'next'
import { ExploreView } from '@/components/explore/explore-view'
import {
  type ExploreState,
  exploreAddress,
  parseExploreQuery,
  questions,
} from '@/lib/portal/explore/explore-query'
import { exploreTitle } from '@/lib/portal/explore/explore-view'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'

type Props = PageProps<'/explore'>

const readState = async (props: Props): Promise<ExploreState> =>
  parseExploreQuery(await pageParameters('/explore', props))

/**
 * Search engines index the tables that answer a question, and only follow the links of the others.
 */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await readState(props)
  const path = exploreAddress(state)
  const title = exploreTitle(state)
  return pageMetadata({
    title,
    description: `${title}: a table of government decentralized identity projects. Each number links to its projects.`,
    path,
    listed: questions.some(({ address }) => address === path),
  })
}

/** Cross tables: projects by any two of their facets. */
export default async function ExplorePage(props: Props) {
  return <ExploreView state={await readState(props)} />
}
