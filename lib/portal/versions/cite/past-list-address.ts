/** The addresses of lists as of a version. This module is also loaded in browsers. */
import type { Family } from '@/lib/contract/families'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'

/** Keeps only the text and the filters, because order and page do not change which records belong to a list. */
export const getFilter = ({ q, filters }: ListState): ListState => ({ q, page: 1, filters })

/** The segment of the newest version in addresses. */
export const latestSegment = 'latest'

/** @example pastListAddress('2026.11.22', 'projects', state) // '/versions/2026.11.22/projects?country=CH' */
export const pastListAddress = (version: string, family: Family, state: ListState): string =>
  listAddress(`/versions/${version}/${family}`, getFilter(state))

/** The address of the list as a file. Citations contain the hash of its JSON form. */
export const pastListFileAddress = (
  version: string,
  family: Family,
  state: ListState,
  format: TableFormat,
): string => listAddress(`/versions/${version}/data/${family}.${format}`, getFilter(state))

const pathForm = /^\/versions\/[^/]+\/(?:([a-z-]+)|data\/([a-z-]+)\.(?:csv|json))$/

/** The family in the path of a past list, as a page or a file. */
export function familyOfPastList(path: string): string | undefined {
  const [, page, file] = pathForm.exec(path) ?? []
  return page ?? file
}
