import { createElement, type ReactNode } from 'react'
import { Fact } from '@/components/layout/fact-list'

export interface KindRow {
  kind: string
  items: ReactNode[]
  /** Items of the kind beside each other: for short items. */
  running?: boolean
}

export const hasRows = (rows: readonly KindRow[]): boolean =>
  rows.some(({ items }) => items.length > 0)

const itemOf = (content: ReactNode) => createElement('li', null, content)

/**
 * One item without a list, several as a list. Lists are rendered once, on the server, so that their items need no keys,
 * which the data of a page would hold beside each.
 */
function itemsOf({ items, running }: KindRow): ReactNode {
  if (items.length === 1) return items[0]
  return createElement('ul', running ? { className: 'running' } : null, ...items.map(itemOf))
}

const factOf = (row: KindRow) => Fact({ term: row.kind, children: itemsOf(row) })

/** Items by kind, each on a line of its own. Kinds without items are left out. */
export function KindList({ rows }: { rows: readonly KindRow[] }) {
  const shown = rows.filter(({ items }) => items.length > 0)
  return createElement('dl', { className: 'facts wide' }, ...shown.map(factOf))
}
