/** The addresses of lists as of a version. Browsers load this file too. */
import type { Family } from '@/lib/contract/families'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'

/** The filter alone: neither order nor page changes which records a list has. */
export const filterOf = ({ q, filters }: ListState): ListState => ({ q, page: 1, filters })

/** In an address, the newest version. */
export const newestName = 'latest'

/** @example pastListAddress('2026.11.22', 'projects', state) // '/versions/2026.11.22/projects?country=CH' */
export const pastListAddress = (version: string, family: Family, state: ListState): string =>
  listAddress(`/versions/${version}/${family}`, filterOf(state))

/** The list as a file. Its JSON is the answer of which the citation has the hash. */
export const pastListFileAddress = (
  version: string,
  family: Family,
  state: ListState,
  format: TableFormat,
): string => listAddress(`/versions/${version}/data/${family}.${format}`, filterOf(state))

const pathForm = /^\/versions\/[^/]+\/(?:([a-z-]+)|data\/([a-z-]+)\.(?:csv|json))$/

/** The family of such an address. */
export function familyOfPastList(path: string): string | undefined {
  const [, page, file] = pathForm.exec(path) ?? []
  return page ?? file
}
