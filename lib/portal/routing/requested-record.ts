/** Finds the record that a path requests: as a profile, in another format, or embedded in another site. */
import { type Family, families } from '@/lib/contract/families'
import { badgeOfPath } from '@/lib/portal/publish/badge/badge-address'
import { feedOfPath } from '@/lib/portal/publish/feed-address'
import { getRecordFile } from '@/lib/portal/publish/record-files'
import { codeOfSegment, idOfSegment } from '@/lib/portal/records/record-path'

export interface RequestedRecord {
  family: Family
  /** The id, or the code of a country. Undefined if the segment cannot identify a record. */
  key: string | undefined
  isFile: boolean
}

const profileForm = new RegExp(`^/(?:embed/(?=projects/))?(${families.join('|')})/([^/]+)$`)

interface Named {
  family: Family
  segment: string
}

function getProfile(path: string): Named | undefined {
  const [, family, segment] = profileForm.exec(path) ?? []
  return family && segment ? { family: family as Family, segment } : undefined
}

function feedOfRecord(path: string): Named | undefined {
  const subject = feedOfPath(path)?.subject
  return subject?.kind === 'record' ? subject : undefined
}

/** Whether a path has the form of a profile's. The record need not exist. */
export function isProfile(path: string): boolean {
  const record = requestedRecord(path)
  return record?.key !== undefined && !record.isFile && !path.startsWith('/embed/')
}

/** The path of the profile to which a file belongs. Undefined if the path is not that of a record's file. */
export function profileOfFile(path: string): string | undefined {
  const file = getRecordFile(path)
  return file && `/${file.family}/${file.segment}`
}

export const isFeed = (path: string): boolean => feedOfPath(path) !== undefined

export function requestedRecord(path: string): RequestedRecord | undefined {
  const badge = badgeOfPath(path)
  if (badge) return { ...badge, isFile: true }
  const file = getRecordFile(path) ?? feedOfRecord(path)
  const requested = file ?? getProfile(path)
  if (!requested) return undefined
  const { family, segment } = requested
  const key = family === 'countries' ? codeOfSegment(segment) : idOfSegment(segment)
  return { family, key: key?.toString(), isFile: file !== undefined }
}

const segmentForm = new RegExp(`^(/embed)?/(${families.join('|')})/[^/.]+(.*)$`)

/**
 * The canonical path of a requested record, given its key and the last segment of its canonical address. Frames have no
 * slug, so that they keep working when a record is renamed; badges have only one address.
 */
export const canonicalPath = (path: string, key: string, segment: string): string =>
  path.replace(segmentForm, (_, embed: string | undefined, family: string, ending: string) =>
    embed ? `${embed}/${family}/${key}` : `/${family}/${segment}${ending}`,
  )
