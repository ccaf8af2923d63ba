/** The addresses of lists as files: `/lists/projects.csv?status=Pilot`. This module is also loaded in browsers. */
import { type Family, familyOfPath } from '@/lib/contract/families'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import { isTableFormat, type TableFormat } from '@/lib/portal/publish/table/table-formats'

export const listFilePath = (family: Family, format: TableFormat): string =>
  `/lists/${family}.${format}`

/** The address of the file of a list in a state. A file has no pages. */
export const listFileAddress = (
  family: Family,
  format: TableFormat,
  { q, filters, sort }: ListState,
): string => listAddress(listFilePath(family, format), { q, filters, sort })

/** The picture of a list for shared links, which shows its filters and its count. */
const listPicturePath = (family: Family): string => `/lists/${family}.png`

export const listPictureAddress = (family: Family, { q, filters }: ListState): string =>
  listAddress(listPicturePath(family), { q, filters })

interface ListFile {
  family: Family
  format: TableFormat
}

/**
 * The file that the last segment of a path requests. Undefined if the segment is not the name of a file.
 * @example getListFile('projects.csv') // { family: 'projects', format: 'csv' }
 */
export function getListFile(segment: string): ListFile | undefined {
  const [, name = '', ending = ''] = /^([a-z-]+)\.([a-z]+)$/.exec(segment) ?? []
  const family = familyOfPath(name)
  return family && isTableFormat(ending) ? { family, format: ending } : undefined
}
