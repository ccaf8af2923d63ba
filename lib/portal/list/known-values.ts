/** Finds values of filters that do not occur in the data. A program would mistake an empty list for an answer. */
import { isRealName, type NameLookup } from '@/lib/portal/names/name-lookup'
import { findClosest } from '@/lib/text/closest'
import { fold } from '@/lib/text/fold'
import { noValue } from './facets'
import type { Facet } from './list-definition'
import type { ListIndex } from './list-index'
import type { Filters } from './list-state'
import { facetParameter, invalidValue } from './query-problems'

export interface ListRecords {
  index: Pick<ListIndex, 'values'>
  names: NameLookup
}

function getValues(facet: Facet, { index, names }: ListRecords): Map<string, string> {
  const values = new Set([...(facet.order ?? []), ...(index.values.get(facet.key) ?? []).flat()])
  return new Map([...values].map((value) => [value, facet.getName(value, names) ?? value]))
}

/** Whether a value is a year, or occurs in the data: in a record of the list, or as another record or country. */
export function isKnownValue(value: string, facet: Facet, records: ListRecords): boolean {
  if (value === noValue || facet.key === 'year') return true
  if (getValues(facet, records).has(value)) return true
  const name = facet.getName(value, records.names)
  return name !== undefined && isRealName(name, value)
}

function findMeant(text: string, facet: Facet, records: ListRecords): string | undefined {
  const values = [...getValues(facet, records)].filter(([value]) => value !== noValue)
  const close = findClosest(
    text,
    values.map(([, name]) => name),
  )
  const found =
    values.find(([, name]) => name === close) ??
    values.find(([, name]) => fold(name).includes(fold(text)))
  if (!found) return facet.suggest?.(text)
  const [value, name] = found
  return value === name || facet.order ? value : `${value} (${name})`
}

/** A sentence about a value that a filter cannot have, with the nearest value. `name` is that of the parameter. */
export const unknownValue = (
  name: string,
  text: string,
  facet: Facet,
  records: ListRecords,
): string =>
  invalidValue(name, text, {
    ...facetParameter(facet),
    suggest: (text) => findMeant(text, facet, records),
  })

/** A sentence about each value of the filters that does not occur in the data. */
export const unknownValues = (
  facets: readonly Facet[],
  filters: Filters,
  records: ListRecords,
): string[] =>
  facets.flatMap((facet) =>
    (filters[facet.key] ?? [])
      .filter((value) => !isKnownValue(value, facet, records))
      .map((value) => unknownValue(facet.key, value, facet, records)),
  )
