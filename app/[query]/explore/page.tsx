import type { Metadata } from 'next'
import { ExploreView } from '@/components/explore/explore-view'
import { Missing, missingMetadata } from '@/components/layout/missing'
import {
  type ExploreState,
  exploreAddress,
  parseExploreQuery,
} from '@/lib/portal/explore/explore-query'
import { exploreTitle } from '@/lib/portal/explore/explore-view'
import { questions } from '@/lib/portal/explore/questions'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'

type Props = PageProps<'/[query]/explore'>

async function stateOf({ params }: Props): Promise<ExploreState | undefined> {
  const query = queryOfSegment((await params).query)
  return query === undefined ? undefined : parseExploreQuery(new URLSearchParams(query))
}

/** Search engines are asked to index the tables that answer a question. They only follow the links of the others. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await stateOf(props)
  if (!state) return missingMetadata
  const path = exploreAddress(state)
  const title = exploreTitle(state)
  return pageMetadata({
    title,
    description: `${title}: government-affiliated decentralized identity projects, cross-tabulated, with the lists of projects behind the figures.`,
    path,
    listed: questions.some(({ address }) => address === path),
  })
}

/** Cross tables: projects by any two of their facets. */
export default async function ExplorePage(props: Props) {
  const state = await stateOf(props)
  return state ? <ExploreView state={state} /> : <Missing />
}
