/** The addresses of records: `/projects/118-slug`. */
import type { Family, NumberedFamily } from '@/lib/contract/families'
import { slug } from '@/lib/text/slug'

/** The last segment of a record's canonical address. It omits the `did:` before the name of a method. */
export function recordSegment(id: number, name: string): string {
  const words = slug(name.replace(/^did:/, ''))
  return words === '' ? String(id) : `${id}-${words}`
}

export const recordPath = (family: NumberedFamily, id: number, name: string): string =>
  `/${family}/${recordSegment(id, name)}`

/** Countries are addressed by their ISO 3166-1 code, which people know. */
export const countryPath = (code: string): string => `/countries/${code}`

/** The path of the record that a value of a facet identifies: a country by its code, any other record by its id. */
export const valuePath = (family: Family, value: string, name: string): string =>
  family === 'countries' ? countryPath(value) : recordPath(family, Number(value), name)

/** The path of a record's profile. Only a country needs its code. */
export const profilePath = (record: {
  family: Family
  id: number
  name: string
  code?: string | null
}): string =>
  record.family === 'countries'
    ? countryPath(record.code ?? '')
    : recordPath(record.family, record.id, record.name)

/** The id in a segment, regardless of the slug. Undefined if there is none, or if the segment contains a dot. */
export function idOfSegment(segment: string): number | undefined {
  const digits = /^([1-9]\d{0,15})(?:-[^.]*)?$/.exec(segment)?.[1]
  const id = Number(digits)
  return Number.isSafeInteger(id) ? id : undefined
}

/** The country code in a segment, in upper case as in the data. Undefined if the segment is not a code. */
export const codeOfSegment = (segment: string): string | undefined =>
  /^[A-Za-z]{2}$/.test(segment) ? segment.toUpperCase() : undefined
