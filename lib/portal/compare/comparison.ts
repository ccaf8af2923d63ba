/** Projects side by side: which properties agree, which differ, and which nobody states. */
import type { ProjectDetail } from '@/lib/contract/projects'
import { type SourceIndex, sourceIndex } from '@/lib/portal/sources/source-index'
import { type ComparedValue, comparedProperties } from './compared-properties'

export interface ComparedRow {
  name: string
  /** The values of each project, in the order of the projects. */
  cells: readonly (readonly ComparedValue[])[]
  /** True where all projects say the same. */
  agrees: boolean
}

export interface Comparison {
  groups: readonly { title: string; rows: readonly ComparedRow[] }[]
  /** Names of the properties that none of the projects states. */
  empty: readonly string[]
}

/** Values are compared as sets: the order of a list says nothing. */
const contentOf = (values: readonly ComparedValue[]): string =>
  JSON.stringify([...new Set(values.map(({ text }) => text))].sort())

const agree = (cells: ComparedRow['cells']): boolean =>
  cells.length > 1 && new Set(cells.map(contentOf)).size === 1

export function compareProjects(projects: readonly ProjectDetail[]): Comparison {
  const empty: string[] = []
  const groups = comparedProperties.map(({ title, properties }) => {
    const rows = properties.flatMap(({ name, valuesOf }) => {
      const cells = projects.map(valuesOf)
      if (cells.some((values) => values.length > 0)) return [{ name, cells, agrees: agree(cells) }]
      empty.push(name)
      return []
    })
    return { title, rows }
  })
  return { groups: groups.filter(({ rows }) => rows.length > 0), empty }
}

/** The same with the rows only in which projects differ. */
export const differencesOf = ({ groups, empty }: Comparison): Comparison => ({
  groups: groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ agrees }) => !agrees) }))
    .filter(({ rows }) => rows.length > 0),
  empty,
})

/** One list of the sources of all cells, numbered as a reader meets them. `name` tells this page's list from others. */
export function comparisonSources({ groups }: Comparison, name: string): SourceIndex {
  const values = groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()))
  const uses = values.flatMap(({ sources }) => (sources ?? []).map((source) => ({ source })))
  return sourceIndex(name, uses)
}
