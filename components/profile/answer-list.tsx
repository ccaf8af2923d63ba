import { sourceNumbers } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import { asQuestion } from '@/lib/portal/profile/property-names'
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

/** Whether the record states the answer of any of the fields. */
export const hasAnswers = (fields: readonly ProjectField[], project: ProjectDetail): boolean =>
  fields.some(
    ({ form, getValues }) =>
      form === 'answer' &&
      getValues(project).some(({ text, sources }) => text in answers || sources),
  )

/**
 * The answers, one per line. Answers that are not disclosed share a line, unless a source confirms that the answer is withheld.
 */
export function AnswerList({ fields, project, sources }: AnswerListProps) {
  const rows = fields
    .filter(({ form }) => form === 'answer')
    .flatMap(({ label, getValues }) =>
      getValues(project).map((value) => getRow(label, value, sources)),
    )
  const isUndisclosed = ([, answer, marks]: AnswerRow) => answer === null && marks === undefined
  const disclosedRows = rows.filter((row) => !isUndisclosed(row))
  const undisclosed = rows.filter(isUndisclosed).map(([statement]) => asQuestion(statement))
  return (
    <>
      {disclosedRows.length > 0 && <AnswerRows record={sources.record} rows={disclosedRows} />}
      {undisclosed.length > 0 && (
        <p className="note">{`Not disclosed: ${undisclosed.join('; ')}. This does not mean No.`}</p>
      )}
    </>
  )
}
