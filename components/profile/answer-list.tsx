import { sourceNumbers } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import { toQuestion } from '@/lib/portal/profile/property-names'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { type AnswerRow, AnswerRows } from './rows'

const answerValues: Record<string, boolean> = { Yes: true, No: false }

/**
 * The row of an answer. An answer that is not disclosed has sources only if a source confirms that it is withheld.
 */
function getRow(label: string, value: FieldValue, sourceIndex: SourceIndex): AnswerRow {
  const { text, sources } = value
  const answer = answerValues[text] ?? null
  return sources ? [label, answer, sourceNumbers(sourceIndex, sources)] : [label, answer]
}

interface AnswerListProps {
  fields: readonly ProjectField[]
  project: ProjectDetail
  sourceIndex: SourceIndex
}

/** True if the record has a Yes or No answer to any of the fields, or one that is not disclosed, with its source. */
export const hasAnswers = (fields: readonly ProjectField[], project: ProjectDetail): boolean =>
  fields.some(
    ({ form, getValues }) =>
      form === 'answer' &&
      getValues(project).some(({ text, sources }) => text in answerValues || sources),
  )

/**
 * The answers, one per line. Answers that are not disclosed share a line, unless a source confirms that the answer is withheld.
 */
export function AnswerList({ fields, project, sourceIndex }: AnswerListProps) {
  const rows = fields
    .filter(({ form }) => form === 'answer')
    .flatMap(({ label, getValues }) =>
      getValues(project).map((value) => getRow(label, value, sourceIndex)),
    )
  const isUndisclosed = ([, answer, marks]: AnswerRow) => answer === null && marks === undefined
  const disclosedRows = rows.filter((row) => !isUndisclosed(row))
  const undisclosed = rows.filter(isUndisclosed).map(([label]) => toQuestion(label))
  return (
    <>
      {disclosedRows.length > 0 && <AnswerRows record={sourceIndex.record} rows={disclosedRows} />}
      {undisclosed.length > 0 && (
        <p className="note">{`Not disclosed: ${undisclosed.join('; ')}. This does not mean No.`}</p>
      )}
    </>
  )
}
