import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { VersionPage } from '@/components/versions/version-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'
import { getVersionView } from '@/lib/portal/versions/load'
import { versionAddress } from '@/lib/portal/versions/changes-query'
import { formatDate } from '@/lib/text/dates'

type Props = PageProps<'/[query]/versions/[version]'>

export { versionParams as generateStaticParams } from '@/lib/portal/routing/build-params'

async function read({ params }: Props) {
  const { query, version } = await params
  return query === noQuery ? getVersionView(version) : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await read(props)
  if (!view) return missingMetadata
  const { version, date, summary } = view.about
  return pageMetadata({
    title: `Version ${version}`,
    description: `The data as of ${formatDate(date.slice(0, 10))}: its files, its lists and what changed. ${summary}`,
    path: versionAddress(version),
  })
}

/** The page of a version of the data. */
export default async function Page(props: Props) {
  const view = await read(props)
  return view ? <VersionPage view={view} /> : <Missing />
}
