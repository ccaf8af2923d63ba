/** Makes the rows that browsers get: what a record does not have takes no room in them. */
import type { CountryRef } from '@/lib/contract/values'
import type { Cell, ListRow, Names } from './list-definition'

type Absent = null | undefined

const present = <T>(entries: Record<string, T | Absent>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, T] => entry[1] != null),
  )

interface RowParts extends Pick<ListRow, 'id' | 'name'> {
  code?: string
  tag?: string | Absent
  note?: string | Absent
  cells: Record<string, Cell | Absent>
}

export const listRow = ({ id, name, code, tag, note, cells }: RowParts): ListRow => ({
  id,
  name,
  ...present({ code, tag, note: note === '' ? undefined : note }),
  cells: present(cells),
})

/** The cell of a country that an item of the API names. */
export const countryCell = (country: CountryRef | Absent): Cell | undefined =>
  country ? { code: country.code, name: country.name } : undefined

/** The cell of a country that a node of the graph gives the code of. */
export const countryCellOf = (code: string | Absent, names: Names): Cell | undefined =>
  code ? { code, name: names.country(code) } : undefined

/** The cell of a record that an item of the API names. */
export const recordCell = (
  record: { id: number; name?: string; title?: string } | Absent,
): Cell | undefined =>
  record ? { id: record.id, name: record.name ?? record.title ?? String(record.id) } : undefined
