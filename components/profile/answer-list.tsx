import { sourceNumbers } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { type AnswerRow, AnswerRows } from './rows'

const answers: Record<string, boolean> = { Yes: true, No: false }

/**
 * The row of an answer. Answers that are not disclosed have sources only if the record has some.
 */
function getRow(statement: string, value: FieldValue, index: SourceIndex): AnswerRow {
  const { text, sources } = value
  const answer = answers[text] ?? null
  return sources ? [statement, answer, sourceNumbers(index, sources)] : [statement, answer]
}

interface AnswerListProps {
  fields: readonly ProjectField[]
  project: ProjectDetail
  sources: SourceIndex
}

/**
 * The answers, one per line. Those not disclosed are included, so that the lines of two projects
 * are comparable.
 */
export function AnswerList({ fields, project, sources }: AnswerListProps) {
  const rows = fields
    .filter(({ form }) => form === 'answer')
    .flatMap(({ label, getValues }) =>
      getValues(project).map((value) => getRow(label, value, sources)),
    )
  return <AnswerRows of={sources.record} rows={rows} />
}
