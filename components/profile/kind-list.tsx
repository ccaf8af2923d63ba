import type { ReactNode } from 'react'
import { type KindItems, KindRows } from './rows'

export interface KindRow {
  kind: string
  items: ReactNode[]
  /** True if the items are short and shown side by side. */
  running?: boolean
}

export const hasRows = (rows: readonly KindRow[]): boolean =>
  rows.some(({ items }) => items.length > 0)

const getRow = ({ kind, items, running }: KindRow): KindItems =>
  running ? [kind, items, true] : [kind, items]

/** Items by kind. Kinds without items are omitted. */
export function KindList({ rows }: { rows: readonly KindRow[] }) {
  return <KindRows rows={rows.filter(({ items }) => items.length > 0).map(getRow)} />
}
