import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { PastTablePage } from '@/components/versions/past-table-page'
import { Uncited } from '@/components/versions/uncited'
import {
  type ExploreState,
  exploreAddress,
  parseExploreQuery,
} from '@/lib/portal/explore/explore-query'
import { exploreTitle } from '@/lib/portal/explore/explore-view'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { getPastTable } from '@/lib/portal/versions/cite/load-table'
import { latestSegment } from '@/lib/portal/versions/cite/past-list-address'
import { pastTableAddress } from '@/lib/portal/versions/cite/past-table-address'

type Props = PageProps<'/versions/[version]/explore'>

async function loadPage({ params, searchParams }: Props) {
  const { version } = await params
  const path = `/versions/${version}/explore`
  const state = parseExploreQuery(await pageParameters(path, { searchParams }))
  return { version, state, past: await getPastTable(version, state) }
}

/** The title of the page if the API has no versions. */
const getTitle = (state: ExploreState): string => `Cite ${exploreTitle(state)}`

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { version, state: requestedState, past } = await loadPage(props)
  if (!past) {
    return version === latestSegment ? { title: getTitle(requestedState) } : missingMetadata
  }
  const { about, title, count, state } = past
  return pageMetadata({
    title: `${title}, version ${about.version}`,
    description: `${title}: ${count} as of version ${about.version}. Cite this table, or see what has changed since.`,
    path: pastTableAddress(about.version, state),
    listed: false,
  })
}

/** A cross table as of a version, for citation. */
export default async function Page(props: Props) {
  const { version, state, past } = await loadPage(props)
  if (past) return <PastTablePage past={past} />
  // `latest` exists even when the API has no versions; explain instead of 404.
  if (version !== latestSegment) return <Missing />
  return (
    <Uncited
      section="explore"
      what="table"
      title={getTitle(state)}
      currentAddress={exploreAddress(state)}
    />
  )
}
