'use client'

import type { ReactNode } from 'react'
import { Fact } from '@/components/layout/fact-list'

export type FactRow = readonly [term: string, value: ReactNode]

/** Facts of a list. The markup is made in the browser too, so that the data of a page does not repeat it for each. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return rows.map(([term, value]) => (
    <Fact key={term} term={term}>
      {value}
    </Fact>
  ))
}
