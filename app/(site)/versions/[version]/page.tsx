import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { VersionPage } from '@/components/versions/version-page'
import { versionForm } from '@/lib/contract/version-form'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { versionAddress } from '@/lib/portal/versions/changes-query'
import { latestSegment } from '@/lib/portal/versions/cite/past-list-address'
import { getVersionView } from '@/lib/portal/versions/load'
import { formatDate } from '@/lib/text/dates'

type Props = PageProps<'/versions/[version]'>

export { placeholderVersion as generateStaticParams } from '@/lib/portal/routing/cached-pages'

async function getView({ params }: Props) {
  const { version } = await params
  const isName = version === latestSegment || versionForm.test(version)
  return isName ? getVersionView(version) : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await getView(props)
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
  const view = await getView(props)
  return view ? <VersionPage view={view} /> : <Missing />
}
