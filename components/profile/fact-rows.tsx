'use client'

import type { ReactNode } from 'react'
import { Fact } from '@/components/layout/fact-list'

export type FactRow = readonly [term: string, value: ReactNode]

/** The facts of a list. A client component, so that the payload of pages does not repeat the markup of each fact. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return rows.map(([term, value]) => (
    <Fact key={term} term={term}>
      {value}
    </Fact>
  ))
}
