/**
 * The other formats of a profile, at its address with an ending: `/projects/118-slug.json`. The routes in `app/files`
 * serve them.
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

/** The record and the format of a file's path. Undefined for other paths. */
export function getRecordFile(path: string): RecordFile | undefined {
  const [, family, segment, format] = form.exec(path) ?? []
  return family && segment && format
    ? { family: family as Family, segment, format: format as RecordFormat }
    : undefined
}
