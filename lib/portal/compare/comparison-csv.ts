/** A comparison as a file: one value a row, with its sources, so that nothing is hidden in a cell. */
import type { ProjectDetail } from '@/lib/contract/projects'
import { textOf } from '@/lib/portal/profile/fields/project-field'
import type { Credit } from '@/lib/portal/publish/credit'
import { csvOf } from '@/lib/text/csv'
import { compareProjects } from './comparison'

const heading = ['Group', 'Property', 'Project id', 'Project', 'Value', 'Sources']

export function comparisonCsv(
  projects: readonly ProjectDetail[],
  { licence, attribution }: Credit,
): string {
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
          licence,
          attribution,
        ]),
      ),
    ),
  )
  return csvOf([[...heading, 'Licence', 'Attribution'], ...rows])
}
