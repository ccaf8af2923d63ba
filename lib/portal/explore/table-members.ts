/** The projects behind a cross table, each with its values on both axes. */
import type { Facet } from '@/lib/portal/list/list-definition'
import { lists } from '@/lib/portal/list/list-definitions'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { type CandidateIds, matchingPositions } from '@/lib/portal/list/list-results'
import { needsAll } from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import type { ExploreState } from './explore-query'

export interface TableMember {
  id: number
  rows: readonly string[]
  columns: readonly string[]
}

export interface TableMembers {
  members: readonly TableMember[]
  rowNames: Readonly<Record<string, string>>
  columnNames: Readonly<Record<string, string>>
}

const facetAt = (key: string): Facet | undefined =>
  lists.projects.facets.find((facet) => facet.key === key)

function getNames(
  key: string,
  values: Iterable<string>,
  names: NameLookup,
): Record<string, string> {
  const facet = facetAt(key)
  return Object.fromEntries(
    [...values].map((value) => [value, facet?.getName(value, names) ?? `No. ${value}`]),
  )
}

export function tableMembers(
  index: ListIndex,
  { rows, columns, filters }: Pick<ExploreState, 'rows' | 'columns' | 'filters'>,
  names: NameLookup,
  candidates?: CandidateIds,
): TableMembers {
  const valuesAt = (key: string, position: number) => {
    const selected = needsAll(filters, key) ? undefined : filters[key]
    const values = index.values.get(key)?.[position] ?? []
    return values.filter((value) => selected?.includes(value) ?? true).toSorted()
  }
  const members = matchingPositions(index, filters, candidates)
    .map((position) => ({
      id: index.ids[position] ?? 0,
      rows: valuesAt(rows, position),
      columns: valuesAt(columns, position),
    }))
    .sort((a, b) => a.id - b.id)
  const getPositions = (side: 'rows' | 'columns') =>
    new Set(members.flatMap((member) => member[side]))
  return {
    members,
    rowNames: getNames(rows, getPositions('rows'), names),
    columnNames: getNames(columns, getPositions('columns'), names),
  }
}
