/** Creates the rows of lists. Absent values are omitted to reduce the size of pages. */
import type { CountryRef } from '@/lib/contract/values'
import type { Cell, ListRow } from './list-definition'

type Absent = null | undefined

const withoutAbsent = <T>(entries: Record<string, T | Absent>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, T] => entry[1] != null),
  )

interface RowInput extends Pick<ListRow, 'id' | 'name'> {
  code?: string
  tag?: string | Absent
  note?: string | Absent
  cells: Record<string, Cell | Absent>
}

export const listRow = ({ id, name, code, tag, note, cells }: RowInput): ListRow => ({
  id,
  name,
  ...withoutAbsent({ code, tag, note: note === '' ? undefined : note }),
  cells: withoutAbsent(cells),
})

/** The cell of a country from an item of the API. */
export const countryCell = (country: CountryRef | Absent): Cell | undefined =>
  country ? { code: country.code, name: country.name } : undefined

/** The cell of a record from an item of the API. */
export const recordCell = (
  record: { id: number; name?: string; title?: string } | Absent,
): Cell | undefined =>
  record ? { id: record.id, name: record.name ?? record.title ?? String(record.id) } : undefined
