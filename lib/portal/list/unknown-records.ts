/** Records that a filter rules out because nobody knows their value: a visitor may take them for counted. */
import { counted } from '@/lib/text/counted'
import { noValue } from './facets'
import type { FacetOutline } from './list-definition'
import type { FacetCount } from './list-results'
import type { Filters } from './list-state'

export interface UnknownRecords {
  /** The facet, and the value that shows them. */
  key: string
  value: string
  /** `'8 more have no known headquarters'`. */
  words: string
  /** The facet that may find them. */
  instead?: { key: string; label: string }
}

/** One entry for each facet with a choice that says so. */
export function unknownRecords(
  facets: readonly FacetOutline[],
  counts: ReadonlyMap<string, readonly FacetCount[]>,
  filters: Filters,
): UnknownRecords[] {
  return facets.flatMap(({ key, unknownNote }) => {
    const selected = filters[key] ?? []
    const count = counts.get(key)?.find(({ value }) => value === noValue)?.count ?? 0
    if (!unknownNote || count === 0 || selected.length === 0 || selected.includes(noValue))
      return []
    const { one, many, instead } = unknownNote
    const other = facets.find((facet) => facet.key === instead)
    return [
      {
        key,
        value: noValue,
        words: counted(count, `more ${one}`, `more ${many}`),
        ...(other ? { instead: { key: other.key, label: other.label } } : {}),
      },
    ]
  })
}
