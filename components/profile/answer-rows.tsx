'use client'

import { Fact, FactList } from '@/components/layout/fact-list'
import { YesNo } from '@/components/layout/status-mark'
import { SourceNumbers } from '@/components/sources/source-numbers'
import { Unsourced } from '@/components/sources/unsourced'

/** A statement, its answer, and the numbers of the sources. Without `sources`, the answer cannot have any. */
export type AnswerRow = readonly [
  statement: string,
  answer: boolean | null,
  sources?: readonly number[],
]

interface AnswerRowsProps {
  /** The name of the record in the element ids of sources. */
  of: string
  rows: readonly AnswerRow[]
}

/** Statements and answers, one on each line. A client component, to keep the payload of pages small. */
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
