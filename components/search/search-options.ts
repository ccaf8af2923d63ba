import { searchPath } from '@/lib/portal/search/search-address'
import type { Hit } from '@/lib/portal/search/suggestions'

export interface OptionGroup {
  title: string
  /** The number of the group's first option among all. */
  first: number
  hits: readonly Hit[]
}

/** Numbers the options of all groups, so that arrow keys go through them in one line. */
function numbered(groups: readonly { title: string; hits: readonly Hit[] }[]): OptionGroup[] {
  let first = 0
  return groups.map(({ title, hits }) => {
    const group = { title, hits, first }
    first += hits.length
    return group
  })
}

const search = (query: string, name = query): Hit => ({ name, href: searchPath(query) })

/** What the box offers: earlier searches before anything is typed, then what was found and the way to all of it. */
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
  const all = { title: 'All results', hits: [search(query, `Everything that matches “${query}”`)] }
  return numbered([...found, all])
}
