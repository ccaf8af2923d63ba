import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { frozenMetadata, NoFrozen } from '@/components/versions/frozen-page'
import { PastListPage } from '@/components/versions/past-list-page'
import { familyOfPath, getWords } from '@/lib/contract/families'
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
  return {
    frozen: await getPastList(version, family, state),
    version,
    what: 'list' as const,
    title: `Cite a list of ${getWords(family).plural}`,
    current: listAddress(`/${family}`, state),
    state,
    ignored,
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await loadPage(props)
  return page ? frozenMetadata(page) : missingMetadata
}

/** A list as of a version, for citation. */
export default async function Page(props: Props) {
  const page = await loadPage(props)
  if (!page) return <Missing />
  const { frozen, state, ignored } = page
  if (!frozen) return <NoFrozen {...page} />
  return <PastListPage list={frozen} state={state} ignored={ignored} />
}
