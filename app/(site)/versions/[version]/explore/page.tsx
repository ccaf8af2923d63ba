import { frozenMetadata, NoFrozen } from '@/components/versions/frozen-page'
import { PastTablePage } from '@/components/versions/past-table-page'
import { exploreAddress, parseExploreQuery } from '@/lib/portal/explore/explore-query'
import { exploreTitle } from '@/lib/portal/explore/explore-view'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { getPastTable } from '@/lib/portal/versions/cite/load'

type Props = PageProps<'/versions/[version]/explore'>

async function loadPage({ params, searchParams }: Props) {
  const { version } = await params
  const path = `/versions/${version}/explore`
  const state = parseExploreQuery(await pageParameters(path, { searchParams }))
  return {
    frozen: await getPastTable(version, state),
    version,
    what: 'table' as const,
    title: `Cite ${exploreTitle(state)}`,
    current: exploreAddress(state),
  }
}

export const generateMetadata = async (props: Props) => frozenMetadata(await loadPage(props))

/** A cross table as of a version, for citation. */
export default async function Page(props: Props) {
  const page = await loadPage(props)
  return page.frozen ? <PastTablePage pastTable={page.frozen} /> : <NoFrozen {...page} />
}
