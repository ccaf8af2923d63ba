/**
 * The other formats of a profile, at its address with an ending: `/projects/118-slug.json`. The renderer makes them in
 * `app/files`, which no visitor's address leads to: all of these begin with a query there.
 */
import { type Family, families } from '@/lib/contract/families'

/** Each format's ending and its media type. */
export const recordFormats = {
  json: 'application/json; charset=utf-8',
  jsonld: 'application/ld+json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  'csl.json': 'application/vnd.citationstyles.csl+json; charset=utf-8',
  png: 'image/png',
} as const
export type RecordFormat = keyof typeof recordFormats

export interface RecordFile {
  family: Family
  /** The last segment of the profile's address, without the ending. */
  segment: string
  format: RecordFormat
}

const formats = Object.keys(recordFormats).map((format) => format.replace('.', '\\.'))
const form = new RegExp(`^/(${families.join('|')})/([A-Za-z0-9-]+)\\.(${formats.join('|')})$`)

/** What a path asks for, where it is that of a file. */
export function recordFileOf(path: string): RecordFile | undefined {
  const [, family, segment, format] = form.exec(path) ?? []
  return family && segment && format
    ? { family: family as Family, segment, format: format as RecordFormat }
    : undefined
}
