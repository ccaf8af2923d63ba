/** A cross table as of a version: the document that citations hash, and the figures that have changed since. */
import { type ExploreState, getAxes } from '@/lib/portal/explore/explore-query'
import type { TableMember, TableMembers } from '@/lib/portal/explore/table-members'
import { byName } from '@/lib/portal/records/name-order'
import { countValues } from '@/lib/text/group-by'
import { pastTableAddress } from './past-table-address'

interface TableAnswer {
  version: string
  state: ExploreState
  siteUrl: string
  members: readonly TableMember[]
}

/**
 * The hashed document of a table: the projects with their values on both axes. It contains only
 * data of the version, so it never changes: no text of the site, and no limit on the visible rows.
 */
export function tableAnswerText({ version, state, siteUrl, members }: TableAnswer): string {
  const [rows, columns] = getAxes(state).map(({ key }) => key)
  const collapsedState = { ...state, allRows: false, allColumns: false }
  const address = siteUrl + pastTableAddress(version, collapsedState)
  const head = { version, address, rows, columns, total: members.length }
  return `${JSON.stringify({ ...head, projects: members }, null, 2)}\n`
}

export interface CellChange {
  row: string
  column: string
  before: number
  after: number
}

/** A character that no value of a facet contains. */
const separator = '\n'

const getCounts = ({ members }: TableMembers): Map<string, number> =>
  countValues(
    members.flatMap(({ rows, columns }) =>
      rows.flatMap((row) => columns.map((column) => row + separator + column)),
    ),
  )

/** The figures that differ, with the names of their rows and columns. */
export function cellChanges(before: TableMembers, after: TableMembers): CellChange[] {
  const [was, is] = [getCounts(before), getCounts(after)]
  const rowNames = { ...before.rowNames, ...after.rowNames }
  const columnNames = { ...before.columnNames, ...after.columnNames }
  const pairs = [...new Set([...was.keys(), ...is.keys()])]
  return pairs
    .flatMap((pair) => {
      const [row = '', column = ''] = pair.split(separator)
      const [old, now] = [was.get(pair) ?? 0, is.get(pair) ?? 0]
      if (old === now) return []
      const names = { row: rowNames[row] ?? row, column: columnNames[column] ?? column }
      return [{ ...names, before: old, after: now }]
    })
    .sort((a, b) => byName(a.row, b.row) || byName(a.column, b.column))
}
