import { cacheControl } from '@/lib/contract/headers'
import { readSettings } from '@/lib/env'
import { route } from '@/lib/portal/responses/route-response'
import { stateOfSegment } from '@/lib/portal/routing/page-query'
import { completionsOf, completionsPath, completionsType } from '@/lib/portal/search/completions'
import { getSuggestions } from '@/lib/portal/search/load'

export { queryParams as generateStaticParams } from '@/lib/portal/routing/build-params'

/** Suggestions for browsers in which this site is registered as a search engine. */
export const GET = route(async (_, { params }: RouteContext<'/[query]/search/completions'>) => {
  const q = stateOfSegment(completionsPath, (await params).query)?.q ?? ''
  const found = q === '' ? { groups: [] } : await getSuggestions(q)
  const completions = completionsOf(q, found, readSettings().SITE_URL)
  return new Response(JSON.stringify(completions), {
    headers: {
      'content-type': `${completionsType}; charset=utf-8`,
      'cache-control': cacheControl.search,
    },
  })
})
