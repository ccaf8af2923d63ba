/** The order of records in lists and documents. */
import { fold } from '@/lib/text/fold'

type Sortable = { id: number } & ({ title: string } | { name: string })

const sortName = (item: Sortable): string => fold('title' in item ? item.title : item.name)

/** Sorts by name, ignoring case and diacritics, then by id. */
export const byName = (a: Sortable, b: Sortable): number => {
  const [left, right] = [sortName(a), sortName(b)]
  return left === right ? a.id - b.id : left < right ? -1 : 1
}
