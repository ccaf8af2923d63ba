'use client'

import type { ReactNode } from 'react'
import { Fact, FactList } from '@/components/layout/fact-list'

/** Items of a kind. If they are `running`, which short ones are, they stand beside each other. */
export type KindItems = readonly [kind: string, items: readonly ReactNode[], running?: boolean]

/** One item without a list, several as a list. */
function Items({ items, running }: { items: readonly ReactNode[]; running?: boolean }) {
  if (items.length === 1) return items[0]
  return (
    <ul className={running ? 'running' : undefined}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items do not change.
        <li key={at}>{item}</li>
      ))}
    </ul>
  )
}

/** Items by kind. The markup is made in the browser too, so that the data of a page does not repeat it for each item. */
export function KindRows({ rows }: { rows: readonly KindItems[] }) {
  return (
    <FactList form="wide">
      {rows.map(([kind, items, running]) => (
        <Fact key={kind} term={kind}>
          <Items items={items} running={running} />
        </Fact>
      ))}
    </FactList>
  )
}
