import { searchPath } from '@/lib/portal/search/search-address'
import type { Hit } from '@/lib/portal/search/suggestions'

export interface OptionGroup {
  title: string
  /** The index of the group's first option among all options. */
  first: number
  hits: readonly Hit[]
}

/** Indexes the options across all groups, in the order of the arrow keys. */
function numbered(groups: readonly { title: string; hits: readonly Hit[] }[]): OptionGroup[] {
  let first = 0
  return groups.map(({ title, hits }) => {
    const group = { title, hits, first }
    first += hits.length
    return group
  })
}

const search = (query: string, name = query): Hit => ({ name, href: searchPath(query) })

/** The options of the box: recent searches while it is empty, else the suggestions and a link to all results. */
export function searchOptions(
  query: string,
  found: readonly { title: string; hits: readonly Hit[] }[],
  recent: readonly string[],
): OptionGroup[] {
  if (query === '') {
    const hits = recent.map((earlier) => search(earlier))
    return hits.length === 0 ? [] : numbered([{ title: 'Recent searches', hits }])
  }
  if (found.length === 0) return []
  const all = { title: 'All results', hits: [search(query, `All results for “${query}”`)] }
  return numbered([...found, all])
}
