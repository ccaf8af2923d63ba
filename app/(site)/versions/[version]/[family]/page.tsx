import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { PastListPage } from '@/components/versions/past-list-page'
import { Uncited } from '@/components/versions/uncited'
import { type Family, familyOfPath, getWords } from '@/lib/contract/families'
import { ignoredFilters } from '@/lib/portal/list/ignored-filters'
import { listAddress, parseCanonicalListQuery } from '@/lib/portal/list/list-state'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { getPastList } from '@/lib/portal/versions/cite/load'
import { latestSegment, pastListAddress } from '@/lib/portal/versions/cite/past-list-address'

type Props = PageProps<'/versions/[version]/[family]'>

async function loadPage({ params, searchParams }: Props) {
  const { version, family: name } = await params
  const family = familyOfPath(name)
  const path = `/versions/${version}/${name}`
  if (!family) return undefined
  const parameters = await pageParameters(path, { searchParams })
  const state = parseCanonicalListQuery(parameters)
  const ignored = ignoredFilters(path, parameters.toString(), state)
  return { family, state, version, ignored, list: await getPastList(version, family, state) }
}

/** The title of the page if the API has no versions. */
const getTitle = (family: Family): string => `Cite a list of ${getWords(family).many}`

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await loadPage(props)
  if (!page) return missingMetadata
  const { family, state, list } = page
  if (!list) return page.version === latestSegment ? { title: getTitle(family) } : missingMetadata
  const { version } = list.about
  return pageMetadata({
    title: `${list.title}, version ${version}`,
    description: `${list.count} as of version ${version}: ${list.title}. Cite this list, or see what has changed since.`,
    path: pastListAddress(version, family, state),
    listed: false,
  })
}

/** A list as of a version, for citation. */
export default async function Page(props: Props) {
  const page = await loadPage(props)
  if (!page) return <Missing />
  const { family, state, version, ignored, list } = page
  if (list) return <PastListPage list={list} state={state} ignored={ignored} />
  // `latest` exists even when the API has no versions; explain instead of 404.
  if (version !== latestSegment) return <Missing />
  return (
    <Uncited
      section={family}
      what="list"
      title={getTitle(family)}
      currentAddress={listAddress(`/${family}`, state)}
    />
  )
}
