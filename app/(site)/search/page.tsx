import type { Metadata } from 'next'
import { SearchResults } from '@/components/search/search-results'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { getSearchPage, type SearchPage } from '@/lib/portal/search/load'
import { pageOfSearch, parseSearchFilters, versionOfSearch } from '@/lib/portal/search/search-query'
import { searchPath } from '@/lib/portal/search/suggestions'

type Props = PageProps<'/search'>

const path = '/search'
const noResults: SearchPage = { groups: [], facets: [], total: 0, page: 1, pages: 1 }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const q = (await pageParameters(path, props)).get('q') ?? undefined
  return pageMetadata({
    title: q === undefined ? 'Search' : `Search: “${q}”`,
    description:
      'Search projects, organizations, people, laws, standards, ledgers, DID methods and countries by name.',
    path: q === undefined ? path : searchPath(q),
    listed: false,
  })
}

export default async function Search(props: Props) {
  const parameters = await pageParameters(path, props)
  const q = parameters.get('q') ?? undefined
  const filters = parseSearchFilters(parameters)
  const results =
    q === undefined ? noResults : await getSearchPage(q, filters, pageOfSearch(parameters))
  return (
    <SearchResults {...results} query={q} filters={filters} version={versionOfSearch(parameters)} />
  )
}
