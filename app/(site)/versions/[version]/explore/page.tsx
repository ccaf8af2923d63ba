import type { Metadata } from 'next'
import { frozenMetadata, NoFrozen } from '@/components/versions/frozen-page'
import { PastTablePage } from '@/components/versions/past-table-page'
import {
  type ExploreState,
  exploreAddress,
  parseExploreQuery,
} from '@/lib/portal/explore/explore-query'
import { exploreTitle } from '@/lib/portal/explore/explore-view'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { getPastTable } from '@/lib/portal/versions/cite/load'

type Props = PageProps<'/versions/[version]/explore'>

async function loadPage({ params, searchParams }: Props) {
  const { version } = await params
  const path = `/versions/${version}/explore`
  const state = parseExploreQuery(await pageParameters(path, { searchParams }))
  return { version, state, pastTable: await getPastTable(version, state) }
}

/** The title of the page if the API has no versions. */
const getTitle = (state: ExploreState): string => `Cite ${exploreTitle(state)}`

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { version, state, pastTable } = await loadPage(props)
  return frozenMetadata(pastTable, version, getTitle(state))
}

/** A cross table as of a version, for citation. */
export default async function Page(props: Props) {
  const { version, state, pastTable } = await loadPage(props)
  if (pastTable) return <PastTablePage pastTable={pastTable} />
  return (
    <NoFrozen
      version={version}
      section="explore"
      what="table"
      title={getTitle(state)}
      current={exploreAddress(state)}
    />
  )
}
