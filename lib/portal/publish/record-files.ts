/**
 * The other formats of a profile, at its address with an ending: `/projects/118-slug.json`. The renderer makes them in
 * `app/files`, which no visitor's address leads to: all of these begin with a query there.
 */
import { type Family, families } from '@/lib/contract/families'
import { type RecordFormat, recordFormats } from './record-formats'

export interface RecordFile {
  family: Family
  /** The last segment of the profile's address, without the ending. */
  segment: string
  format: RecordFormat
}

const formats = Object.keys(recordFormats).map((format) => format.replace('.', '\\.'))
const form = new RegExp(`^/(${families.join('|')})/([A-Za-z0-9-]+)\\.(${formats.join('|')})$`)

/** What a path asks for, if it is that of a file. */
export function recordFileOf(path: string): RecordFile | undefined {
  const [, family, segment, format] = form.exec(path) ?? []
  return family && segment && format
    ? { family: family as Family, segment, format: format as RecordFormat }
    : undefined
}
