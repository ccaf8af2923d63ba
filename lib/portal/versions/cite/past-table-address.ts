/** The addresses of cross tables as of a version. */
import { type ExploreState, exploreAddressAt } from '@/lib/portal/explore/explore-query'
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'

/** @example pastTableAddress('2026.11.22', state) // '/versions/2026.11.22/explore?columns=status&rows=standard' */
export const pastTableAddress = (version: string, state: ExploreState): string =>
  exploreAddressAt(`/versions/${version}/explore`, state)

/** The address of the table as a file. Citations contain the hash of its JSON form. */
export const pastTableFileAddress = (
  version: string,
  state: ExploreState,
  format: TableFormat,
): string => exploreAddressAt(`/versions/${version}/data/explore.${format}`, state)

const pathForm = /^\/versions\/[^/]+\/(?:explore|data\/explore\.(?:csv|json))$/

export const isPastTable = (path: string): boolean => pathForm.test(path)
