import type { SourceIndex } from '@/lib/sources/source-index'

interface SourceMarksProps {
  index: SourceIndex
  /** The sources of one fact, as the record gives them. */
  of: readonly (string | null | undefined)[]
}

/** The numbers of a fact's sources, each leading to the list at the end; a ring where the fact has none. */
export function SourceMarks({ index, of }: SourceMarksProps) {
  const sources = new Set(of.map(index.find).filter((source) => source !== undefined))
  if (sources.size === 0) return <Unsourced />
  return (
    <sup className="source-marks">
      {[...sources].map((source) => (
        <a
          key={source.number}
          href={`#${index.anchor(source.number)}`}
          aria-label={`Source ${source.number}`}
        >
          {source.number}
        </a>
      ))}
    </sup>
  )
}

/** The ring alone, also for the legend. */
export function Unsourced() {
  return (
    <sup className="source-marks unsourced" title="No source given">
      <span className="sr-only">no source given</span>
    </sup>
  )
}
