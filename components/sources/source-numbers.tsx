'use client'

interface SourceNumbersProps {
  /** Identifies the record in the ids of the list of sources. */
  record: string
  n: number | readonly number[]
}

/**
 * Marks that link to the list of sources. A screen reader announces “Source 1”: the word is in
 * `sources.css`. It is a client component because a profile may contain hundreds of marks, whose
 * markup the payload of the page would otherwise repeat.
 */
export function SourceNumbers({ record, n }: SourceNumbersProps) {
  return [n].flat().map((number) => (
    <a key={number} className="source" href={`#${record}-${number}`}>
      {number}
    </a>
  ))
}
