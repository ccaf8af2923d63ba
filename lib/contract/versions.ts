/** The versions of the data. An addition to the API contract. */
import { z } from 'zod'
import { ChangeCount, countDefinitions } from './changes'
import { assigned, counted, type Definitions } from './codebook/definition'
import { namedObject } from './values'

export const Version = namedObject('Version', {
  version: z.string(),
  date: z.string(),
  sha256: z.string(),
  records: z.int().min(0),
  summary: z.string(),
  notes: z.array(z.string()),
  counts: z.array(ChangeCount),
})
export type Version = z.infer<typeof Version>

/** The newest first. */
export const Versions = namedObject('Versions', { data: z.array(Version) })
export type Versions = z.infer<typeof Versions>

export const versionDefinitions: Definitions = {
  data: assigned('Versions, newest first.'),
  'data[].version': assigned('Version: its date.', '2026.11.22'),
  'data[].date': assigned('Time of the data.', '2026-11-22T00:00:00Z'),
  'data[].sha256': counted(
    'SHA-256 of its frozen file, in hexadecimal.',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  ),
  'data[].records': counted('Number of records in all families.', 2627),
  'data[].summary': assigned('Summary of changes.', 'Added: 2 projects. Changed: 5 projects.'),
  'data[].notes': assigned('Notes on individual changes.', [
    'The launch dates of three projects were wrong.',
  ]),
  ...countDefinitions('data[].counts'),
}
