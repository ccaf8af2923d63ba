import type { Source, SourceIndex } from '@/lib/portal/sources/source-index'

interface SourceMarksProps {
  index: SourceIndex
  /** The sources of one fact in the record. */
  of: readonly (string | null | undefined)[]
}

/** A screen reader says “Source 1”: the word is in `sources.css`, because a profile may hold hundreds of marks. */
export function SourceMark({ number, index }: { number: number; index: SourceIndex }) {
  return (
    <a className="source" href={`#${index.anchor(number)}`}>
      {number}
    </a>
  )
}

/** The numbers of a fact's sources, as links to the list of sources; a ring if the fact has no source. */
export function SourceMarks({ index, of }: SourceMarksProps) {
  const sources = of.map(index.find).filter((source): source is Source => source !== undefined)
  const [first, ...more] = new Set(sources.map(({ number }) => number))
  if (first === undefined) return <Unsourced />
  if (more.length === 0) return <SourceMark number={first} index={index} />
  return [first, ...more].map((number) => <SourceMark key={number} number={number} index={index} />)
}

/** The ring of facts without a source; exported for the legend. */
export function Unsourced() {
  return <span className="unsourced" role="img" title="No source given" />
}
