/** A facet in the format in which browsers receive it. */
import { byName } from '@/lib/text/by-name'
import type { FacetOutline, NameLookup } from './list-definition'
import type { FacetCount } from './list-results'

/** A tuple, because a page may contain hundreds of options, both as HTML and as data. */
export type FacetOption = [value: string, name: string, count: number]

export interface ListFacet extends Pick<FacetOutline, 'key' | 'label' | 'all'> {
  options: FacetOption[]
}

/** A facet with the options that have records, and the selected option even if it has none. */
export function facetOf(
  { key, label, all, nameOf, order }: FacetOutline,
  counts: readonly FacetCount[],
  chosen: string | undefined,
  names: NameLookup,
): ListFacet {
  const hasOption = counts.some(({ value }) => value === chosen)
  const shown =
    chosen === undefined || hasOption ? counts : [...counts, { value: chosen, count: 0 }]
  const options = shown.flatMap(({ value, count }): FacetOption[] => {
    const name = nameOf(value, names) ?? (value === chosen ? `No. ${value}` : undefined)
    return name === undefined ? [] : [[value, name, count]]
  })
  const rank = (value: string) => order?.indexOf(value) ?? 0
  options.sort((a, b) => rank(a[0]) - rank(b[0]) || byName(a[1], b[1]))
  return { key, label, all, options }
}
