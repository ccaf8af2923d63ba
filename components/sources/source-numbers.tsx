'use client'

interface SourceNumbersProps {
  /** Names the record in the ids of the list of sources. */
  of: string
  n: number | readonly number[]
}

/**
 * Marks that lead to the list of sources. A screen reader says “Source 1”: the word is in `sources.css`. The markup is made
 * in the browser, because a profile may hold hundreds of marks, and the data of a page would repeat it for each.
 */
export function SourceNumbers({ of, n }: SourceNumbersProps) {
  return [n].flat().map((number) => (
    <a key={number} className="source" href={`#${of}-${number}`}>
      {number}
    </a>
  ))
}
