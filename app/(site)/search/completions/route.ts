import { cacheControl } from '@/lib/contract/headers'
import { readSettings } from '@/lib/env'
import { route } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'
import { getSuggestions } from '@/lib/portal/search/load'
import { completionsType, getCompletions } from '@/lib/portal/search/suggestions'

/** Suggestions for browsers in which this site is registered as a search engine. */
export const GET = route(async (request) => {
  const q = requestParameters(request).get('q') ?? ''
  const found = q === '' ? { groups: [] } : await getSuggestions(q)
  const completions = getCompletions(q, found, readSettings().SITE_URL)
  return new Response(JSON.stringify(completions), {
    headers: {
      'content-type': `${completionsType}; charset=utf-8`,
      'cache-control': cacheControl.search,
    },
  })
})
