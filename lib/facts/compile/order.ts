/** The orders of records in lists and documents. */
import { fold } from '@/lib/text/fold'

type Sortable = { id: number } & ({ title: string } | { name: string })

const sortName = (item: Sortable): string => fold('title' in item ? item.title : item.name)

export const byName = (a: Sortable, b: Sortable): number => {
  const [left, right] = [sortName(a), sortName(b)]
  return left === right ? a.id - b.id : left < right ? -1 : 1
}

/** Highest measure first, ties by name, then by id. */
export const byMost =
  <Item extends Sortable>(measure: (item: Item) => number) =>
  (a: Item, b: Item): number =>
    measure(b) - measure(a) || byName(a, b)
