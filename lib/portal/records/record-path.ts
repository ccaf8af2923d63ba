/** The addresses of records: `/projects/118-slug`. */
import type { Family } from '@/lib/contract/families'
import { slug } from '@/lib/text/slug'

/** The last segment of a record's one canonical address. The `did:` before the name of a method says nothing there. */
export function recordSegment(id: number, name: string): string {
  const words = slug(name.replace(/^did:/, ''))
  return words === '' ? String(id) : `${id}-${words}`
}

export const recordPath = (
  family: Exclude<Family, 'countries'>,
  id: number,
  name: string,
): string => `/${family}/${recordSegment(id, name)}`

/** Countries go by their ISO 3166-1 code, which people know. */
export const countryPath = (code: string): string => `/countries/${code}`

/** The id that a segment names, whatever slug follows; undefined where it names none. No slug has an ending. */
export function idOfSegment(segment: string): number | undefined {
  const digits = /^([1-9]\d{0,15})(?:-[^.]*)?$/.exec(segment)?.[1]
  const id = Number(digits)
  return Number.isSafeInteger(id) ? id : undefined
}

/** The code of the country that a segment names, in the form that the data has it in. */
export const codeOfSegment = (segment: string): string | undefined =>
  /^[A-Za-z]{2}$/.test(segment) ? segment.toUpperCase() : undefined
