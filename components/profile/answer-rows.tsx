'use client'

import { Fact, FactList } from '@/components/layout/fact-list'
import { YesNo } from '@/components/layout/yes-no'
import { SourceNumbers } from '@/components/sources/source-numbers'
import { Unsourced } from '@/components/sources/unsourced'

/** A statement, whether it is so, and the numbers of the sources; none of them at all where a source cannot be. */
export type AnswerRow = readonly [
  statement: string,
  answer: boolean | null,
  sources?: readonly number[],
]

interface AnswerRowsProps {
  /** Names the record in the ids of the list of sources. */
  of: string
  rows: readonly AnswerRow[]
}

/** Statements and answers, one on each line. The markup is made in the browser too, for the data of a page to be small. */
export function AnswerRows({ of, rows }: AnswerRowsProps) {
  return (
    <FactList form="answers">
      {rows.map(([statement, answer, sources]) => (
        <Fact key={statement} term={statement}>
          <YesNo value={answer} />
          {sources && sources.length > 0 && <SourceNumbers of={of} n={sources} />}
          {sources?.length === 0 && <Unsourced />}
        </Fact>
      ))}
    </FactList>
  )
}
