import { Fact, FactList } from '@/components/layout/fact-list'
import { YesNo } from '@/components/layout/yes-no'
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

const isDisclosed = ({ text }: FieldValue): boolean => text !== 'Undisclosed'

/** Whether a project answers any of these. */
export const disclosesAny = (fields: readonly ProjectField[], project: ProjectDetail): boolean =>
  answersOf(fields, project).some(isDisclosed)

/** Inside a sentence. */
const inSentence = (statement: string): string =>
  statement.slice(0, 1).toLowerCase() + statement.slice(1)

interface AnswerListProps {
  fields: readonly ProjectField[]
  project: ProjectDetail
  sources: SourceIndex
}

/**
 * The disclosed answers, one on each line, and the names of the others in one line. An undisclosed answer with a source
 * is listed like a disclosed one.
 */
export function AnswerList({ fields, project, sources }: AnswerListProps) {
  const answers = answersOf(fields, project)
  const listed = answers.filter((answer) => isDisclosed(answer) || answer.sources)
  const rest = answers.filter((answer) => !listed.includes(answer))
  return (
    <>
      {listed.length > 0 && (
        <FactList form="answers">
          {listed.map(({ statement, sources: own = [], ...value }) => (
            <Fact key={statement} term={statement}>
              <FieldValueText form="answer" value={value} />
              <SourceMarks index={sources} of={own} />
            </Fact>
          ))}
        </FactList>
      )}
      {rest.length > 0 && (
        <p className="note">
          <YesNo value={null} />: {rest.map(({ statement }) => inSentence(statement)).join('; ')}.
        </p>
      )}
    </>
  )
}
