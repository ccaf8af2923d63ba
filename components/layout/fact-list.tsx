import type { ReactNode } from 'react'

interface FactListProps {
  /** `strong` draws the upper rule as that of a section, `wide` gives the terms more room, `answers` still more. */
  form?: 'strong' | 'wide' | 'answers'
  children: ReactNode
}

/** Short facts, each on a line of its own. */
export function FactList({ form, children }: FactListProps) {
  return <dl className={form ? `facts ${form}` : 'facts'}>{children}</dl>
}

export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}
