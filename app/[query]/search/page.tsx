import type { Metadata } from 'next'
import { Missing } from '@/components/layout/missing'
import { SearchResults } from '@/components/search/search-results'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { getProjectLists } from '@/lib/portal/related/load'
import { stateOfSegment } from '@/lib/portal/routing/page-query'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'
import { versionOfSearch } from '@/lib/portal/routing/search-query'
import { getSearchResults } from '@/lib/portal/search/load'
import { searchPath } from '@/lib/portal/search/search-address'

type Props = PageProps<'/[query]/search'>

const path = '/search'
const noResults: Awaited<ReturnType<typeof getSearchResults>> = { groups: [], similar: false }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const q = stateOfSegment(path, (await params).query)?.q
  return pageMetadata({
    title: q === undefined ? 'Search' : `Search: “${q}”`,
    description:
      'Search projects, organizations, people, regulations, standards, ledgers, DID methods and countries by name.',
    path: q === undefined ? path : searchPath(q),
    listed: false,
  })
}

export default async function SearchPage({ params }: Props) {
  const { query } = await params
  const state = stateOfSegment(path, query)
  // A search has only one page, so the address of another page does not exist.
  if (!state || state.page > 1) return <Missing />
  const results = state.q === undefined ? noResults : await getSearchResults(state.q)
  const paths = results.groups.flatMap(({ hits }) => hits.map(({ href }) => href))
  return (
    <SearchResults
      {...results}
      projects={await getProjectLists(paths)}
      query={state.q}
      version={versionOfSearch(new URLSearchParams(queryOfSegment(query)))}
    />
  )
}
