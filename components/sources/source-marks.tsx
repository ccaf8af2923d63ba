import type { Source, SourceIndex } from '@/lib/portal/sources/source-index'
import { SourceNumbers } from './source-numbers'
import { Unsourced } from './unsourced'

interface SourceMarksProps {
  index: SourceIndex
  /** The sources of one fact, as given in the record. */
  references: readonly (string | null | undefined)[]
}

/** The numbers of a fact's sources, without duplicates. */
export function sourceNumbers(
  index: SourceIndex,
  references: SourceMarksProps['references'],
): number[] {
  const sources = references
    .map(index.find)
    .filter((source): source is Source => source !== undefined)
  return [...new Set(sources.map(({ number }) => number))].sort((a, b) => a - b)
}

/** The numbers of a fact's sources, as links to the list of sources, or a ring if the fact has no source. */
export function SourceMarks({ index, references }: SourceMarksProps) {
  const [first, ...more] = sourceNumbers(index, references)
  if (first === undefined) return <Unsourced />
  return <SourceNumbers record={index.record} n={more.length === 0 ? first : [first, ...more]} />
}
