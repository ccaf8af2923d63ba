import type { ReactNode } from 'react'

interface FactListProps {
  /** `strong` has a strong upper rule like sections, `wide` gives terms more space, and `answers` even more. */
  form?: 'strong' | 'wide' | 'answers'
  children: ReactNode
}

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
