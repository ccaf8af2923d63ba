/**
 * Finds records that a filter excludes because their value is not disclosed. Lists mention them,
 * because visitors might otherwise assume that they have been considered.
 */
import { counted } from '@/lib/text/counted'
import { noValue } from './facets'
import type { FacetOutline } from './list-definition'
import type { FacetCount } from './list-results'
import type { Filters } from './list-state'

export interface UnknownRecords {
  /** The key of the facet, and the value that shows these records. */
  key: string
  value: string
  /** `'8 more have no known headquarters'`. */
  words: string
  /** Another facet that may find them. */
  instead?: { key: string; label: string }
}

/** Returns an entry for each facet that has a selection and a note, and rules out records without a value. */
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
