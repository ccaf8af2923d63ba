/** The addresses of records as of a version, which citations name because they never change. */
import { type Family, families } from '@/lib/contract/families'
import { recordKey } from '@/lib/portal/corrections/correction-address'

/**
 * The last segment has no slug, because the name of a record may change.
 * @example pastRecordAddress('2026.11.22', 'projects', project) // '/versions/2026.11.22/projects/200'
 */
export const pastRecordAddress = (
  version: string,
  family: Family,
  document: { id: number } | { code: string },
): string => `/versions/${version}/${recordKey(family, document)}`

const fileForm = new RegExp(`^/versions/([0-9.]+)/(${families.join('|')})/([A-Za-z0-9-]+)\\.json$`)

/** Maps the public `.json` path of a past record to the internal route that serves it. Undefined for any other path. */
export function pastRecordFilePath(path: string): string | undefined {
  const [, version, family, segment] = fileForm.exec(path) ?? []
  return segment && `/versions/${version}/data/${family}/${segment}.json`
}
