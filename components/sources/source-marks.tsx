import type { Source, SourceIndex } from '@/lib/portal/sources/source-index'
import { SourceNumbers } from './source-numbers'
import { Unsourced } from './unsourced'

interface SourceMarksProps {
  index: SourceIndex
  /** The sources of one fact, as given in the record. */
  of: readonly (string | null | undefined)[]
}

/** The numbers of a fact's sources, without duplicates. */
export function sourceNumbers(index: SourceIndex, of: SourceMarksProps['of']): number[] {
  const sources = of.map(index.find).filter((source): source is Source => source !== undefined)
  return [...new Set(sources.map(({ number }) => number))]
}

/** The numbers of a fact's sources, as links to the list of sources, or a ring if the fact has no source. */
export function SourceMarks({ index, of }: SourceMarksProps) {
  const [first, ...more] = sourceNumbers(index, of)
  if (first === undefined) return <Unsourced />
  return <SourceNumbers of={index.record} n={more.length === 0 ? first : [first, ...more]} />
}
