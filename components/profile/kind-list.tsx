import type { ReactNode } from 'react'
import { Fact, FactList } from '@/components/layout/fact-list'

export interface KindRow {
  kind: string
  items: { key: string | number; content: ReactNode }[]
  /** Items of the kind beside each other: for short items. */
  running?: boolean
}

export const hasRows = (rows: readonly KindRow[]): boolean =>
  rows.some(({ items }) => items.length > 0)

/** One item without a list, several as a list. */
function Items({ items, running }: KindRow) {
  if (items.length === 1) return items[0]?.content
  return (
    <ul {...(running ? { className: 'running' } : {})}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}

/** Items by kind, each on a line of its own. Kinds without items are left out. */
export function KindList({ rows }: { rows: readonly KindRow[] }) {
  return (
    <FactList form="wide">
      {rows
        .filter(({ items }) => items.length > 0)
        .map((row) => (
          <Fact key={row.kind} term={row.kind}>
            <Items {...row} />
          </Fact>
        ))}
    </FactList>
  )
}
