import type { ReactNode } from 'react'
import { Fact, FactList } from '@/components/layout/fact-list'

export interface KindRow {
  kind: string
  items: { key: string | number; content: ReactNode }[]
}

export const hasRows = (rows: readonly KindRow[]): boolean =>
  rows.some(({ items }) => items.length > 0)

/** Things of several kinds: the kinds below each other, one line a thing. Kinds without things are left out. */
export function KindList({ rows }: { rows: readonly KindRow[] }) {
  return (
    <FactList form="wide">
      {rows
        .filter(({ items }) => items.length > 0)
        .map(({ kind, items }) => (
          <Fact key={kind} term={kind}>
            <ul className="space-y-2">
              {items.map(({ key, content }) => (
                <li key={key}>{content}</li>
              ))}
            </ul>
          </Fact>
        ))}
    </FactList>
  )
}
