/**
 * A comparison as a downloadable table. Each value has a row of its own with its sources, so no cell holds a list of
 * values.
 */
import type { ProjectDetail } from '@/lib/contract/projects'
import { textOf } from '@/lib/portal/profile/fields/project-field'
import type { Table } from '@/lib/portal/publish/table/table-file'
import { enumerated } from '@/lib/text/counted'
import { compareAddress } from './compare-query'
import { compareProjects } from './comparison'

const columns = [
  { key: 'group', title: 'Group' },
  { key: 'property', title: 'Property' },
  { key: 'project_id', title: 'Project id' },
  { key: 'project', title: 'Project' },
  { key: 'value', title: 'Value' },
  { key: 'sources', title: 'Sources' },
] as const

export function comparisonTable(projects: readonly ProjectDetail[]): Table {
  const rows = compareProjects(projects).groups.flatMap(({ title, rows }) =>
    rows.flatMap(({ name, form, cells }) =>
      cells.flatMap((values, index) =>
        values.map((value) => [
          title,
          name,
          projects[index]?.id,
          projects[index]?.title,
          textOf({ form }, value),
          value.sources?.filter(Boolean).join(' '),
        ]),
      ),
    ),
  )
  return {
    title: enumerated(projects.map(({ title }) => title)),
    path: compareAddress({ ids: projects.map(({ id }) => id), onlyDifferences: false }),
    columns,
    rows,
  }
}
