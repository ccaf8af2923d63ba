'use client'

import type { ReactNode } from 'react'
import { Fact, FactList } from '@/components/layout/fact-list'

/** The items of a kind. If `running` is true, they are short and shown side by side. */
export type KindItems = readonly [kind: string, items: readonly ReactNode[], running?: boolean]

/** A single item is shown as it is, several as a list. */
function Items({ items, running }: { items: readonly ReactNode[]; running?: boolean }) {
  if (items.length === 1) return items[0]
  return (
    <ul className={running ? 'running' : undefined}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items do not change.
        <li key={at}>{item}</li>
      ))}
    </ul>
  )
}

/** Items by kind. A client component, so that the payload of pages does not repeat the markup of each item. */
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
