import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { frozenMetadata, NoFrozen } from '@/components/versions/frozen-page'
import { PastListPage } from '@/components/versions/past-list-page'
import { type Family, familyOfPath, getWords } from '@/lib/contract/families'
import { ignoredFilters } from '@/lib/portal/list/ignored-filters'
import { listAddress, parseCanonicalListQuery } from '@/lib/portal/list/list-state'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { getPastList } from '@/lib/portal/versions/cite/load'

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
const getTitle = (family: Family): string => `Cite a list of ${getWords(family).plural}`

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await loadPage(props)
  return page ? frozenMetadata(page.list, page.version, getTitle(page.family)) : missingMetadata
}

/** A list as of a version, for citation. */
export default async function Page(props: Props) {
  const page = await loadPage(props)
  if (!page) return <Missing />
  const { family, state, version, ignored, list } = page
  if (list) return <PastListPage list={list} state={state} ignored={ignored} />
  return (
    <NoFrozen
      version={version}
      section={family}
      what="list"
      title={getTitle(family)}
      current={listAddress(`/${family}`, state)}
    />
  )
}
