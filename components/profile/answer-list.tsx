import { Fact, FactList } from '@/components/layout/fact-list'
import { YesNo } from '@/components/layout/yes-no'
import { SourceMarks } from '@/components/sources/source-marks'
import type { SourceIndex } from '@/lib/portal/sources/source-index'

export interface Answer {
  /** The question as a statement: `'Serves issuers'`. */
  name: string
  value: boolean | null | undefined
  of: readonly (string | null | undefined)[]
}

export const isDisclosed = ({ value }: Answer): boolean => value !== null && value !== undefined

/** Inside a sentence. */
const inSentence = (statement: string): string =>
  statement.slice(0, 1).toLowerCase() + statement.slice(1)

const hasSource = ({ of }: Answer): boolean => of.some((source) => source)

/**
 * The disclosed answers, one on each line, and the names of the others in one line. An undisclosed answer with a source
 * is listed like a disclosed one.
 */
export function AnswerList({
  answers,
  sources,
}: {
  answers: readonly Answer[]
  sources: SourceIndex
}) {
  const listed = answers.filter((answer) => isDisclosed(answer) || hasSource(answer))
  const rest = answers.filter((answer) => !listed.includes(answer)).map(({ name }) => name)
  return (
    <>
      {listed.length > 0 && (
        <FactList form="answers">
          {listed.map(({ name, value, of }) => (
            <Fact key={name} term={name}>
              <YesNo value={value} />
              <SourceMarks index={sources} of={of} />
            </Fact>
          ))}
        </FactList>
      )}
      {rest.length > 0 && (
        <p className="note">
          <YesNo value={null} />: {rest.map(inSentence).join('; ')}.
        </p>
      )}
    </>
  )
}
