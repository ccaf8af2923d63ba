import { Fact, FactList } from '@/components/layout/fact-list'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { FieldValueText } from './field-value'

interface Answer extends FieldValue {
  /** The question as a statement: `'Serves issuers'`. */
  statement: string
}

const answersOf = (fields: readonly ProjectField[], project: ProjectDetail): Answer[] =>
  fields
    .filter(({ form }) => form === 'answer')
    .flatMap(({ label, valuesOf }) =>
      valuesOf(project).map((value) => ({ ...value, statement: label })),
    )

interface AnswerListProps {
  fields: readonly ProjectField[]
  project: ProjectDetail
  sources: SourceIndex
}

/** The answers, one on each line, also those that are not disclosed: the lines of two projects can be compared. */
export function AnswerList({ fields, project, sources }: AnswerListProps) {
  return (
    <FactList form="answers">
      {answersOf(fields, project).map(({ statement, sources: own = [], ...value }) => (
        <Fact key={statement} term={statement}>
          <FieldValueText form="answer" value={value} />
          {own.some(Boolean) || value.text !== 'Undisclosed' ? (
            <SourceMarks index={sources} of={own} />
          ) : null}
        </Fact>
      ))}
    </FactList>
  )
}
