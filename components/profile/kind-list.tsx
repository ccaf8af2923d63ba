import type { ReactNode } from 'react'
import { type KindItems, KindRows } from './kind-rows'

export interface KindRow {
  kind: string
  items: ReactNode[]
  /** Items of the kind beside each other: for short items. */
  running?: boolean
}

export const hasRows = (rows: readonly KindRow[]): boolean =>
  rows.some(({ items }) => items.length > 0)

const rowOf = ({ kind, items, running }: KindRow): KindItems =>
  running ? [kind, items, true] : [kind, items]

/** Items by kind, each on a line of its own. Kinds without items are left out. */
export function KindList({ rows }: { rows: readonly KindRow[] }) {
  return <KindRows rows={rows.filter(({ items }) => items.length > 0).map(rowOf)} />
}
