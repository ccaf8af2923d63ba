import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { PastTablePage } from '@/components/versions/past-table-page'
import { Uncited } from '@/components/versions/uncited'
import { exploreAddress, parseExploreQuery } from '@/lib/portal/explore/explore-query'
import { exploreTitle } from '@/lib/portal/explore/explore-view'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'
import { getPastTable } from '@/lib/portal/versions/cite/load-table'
import { newestName } from '@/lib/portal/versions/cite/past-list-address'
import { pastTableAddress } from '@/lib/portal/versions/cite/past-table-address'

type Props = PageProps<'/[query]/versions/[version]/explore'>

export { versionParams as generateStaticParams } from '@/lib/portal/routing/build-params'

async function read({ params }: Props) {
  const { query: segment, version } = await params
  const query = queryOfSegment(segment)
  if (query === undefined) return undefined
  const state = parseExploreQuery(new URLSearchParams(query))
  return { version, state, past: await getPastTable(version, state) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const asked = await read(props)
  if (!asked?.past) return missingMetadata
  const { about, title, count, state } = asked.past
  return pageMetadata({
    title: `${title}, version ${about.version}`,
    description: `${title}: ${count} as of version ${about.version}. How to cite this table, and what has changed since.`,
    path: pastTableAddress(about.version, state),
    listed: false,
  })
}

/** A cross table as of a version, for citation. */
export default async function Page(props: Props) {
  const asked = await read(props)
  if (!asked) return <Missing />
  const { version, state, past } = asked
  if (past) return <PastTablePage past={past} />
  if (version !== newestName) return <Missing />
  return (
    <Uncited
      section="explore"
      what="table"
      title={`Cite ${exploreTitle(state)}`}
      today={exploreAddress(state)}
    />
  )
}
