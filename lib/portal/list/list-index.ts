/** The records of one list, laid out so that a page of it, with the counts of all facets, takes no search. */
import { byName } from '@/lib/text/by-name'
import type { ListDefinition, ListRow, Names } from './list-definition'

export interface ListIndex {
  /** The ids of the records; a record goes by its position here. */
  ids: readonly number[]
  /** By facet: the values of each record. */
  values: ReadonlyMap<string, readonly (readonly string[])[]>
  /** Whether the list leaves out the record at a position until one asks for all. */
  isLeftOut: (position: number) => boolean
  /** Positions in the order of a sort such as `-score`. */
  order: (sort: string) => readonly number[]
  rowAt: (position: number, names: Names) => ListRow
}

type Key = string | number | undefined

function compareKeys(a: Key, b: Key): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : byName(String(a), String(b))
}

/** Ties go by name, then by id; records without the value come last, whichever way the order goes. */
function sorted<Subject>(
  { sorts, nameOf, idOf }: ListDefinition<Subject>,
  subjects: readonly Subject[],
  token: string,
): number[] {
  const down = token.startsWith('-')
  const sort = sorts.find(({ key }) => key === (down ? token.slice(1) : token))
  const keyed = subjects.map((subject, position) => ({
    position,
    key: sort?.valueOf(subject),
    name: nameOf(subject),
    id: idOf(subject),
  }))
  keyed.sort((a, b) => {
    if ((a.key === undefined) !== (b.key === undefined)) return a.key === undefined ? 1 : -1
    const byKey = a.key === undefined ? 0 : compareKeys(a.key, b.key)
    return (down ? -byKey : byKey) || byName(a.name, b.name) || a.id - b.id
  })
  return keyed.map(({ position }) => position)
}

/** The index of a list of any records. Orders are made when they are first asked for. */
export function listIndex<Subject>(
  definition: ListDefinition<Subject>,
  subjects: readonly Subject[],
): ListIndex {
  const { facets, leftOut } = definition
  const orders = new Map<string, readonly number[]>()
  const subjectAt = (position: number): Subject => {
    const subject = subjects[position]
    if (subject === undefined) throw new RangeError(`The list has no record at ${position}`)
    return subject
  }
  return {
    ids: subjects.map(definition.idOf),
    values: new Map(facets.map(({ key, values }) => [key, subjects.map(values)])),
    isLeftOut: (position) => leftOut?.isLeftOut(subjectAt(position)) ?? false,
    order(token) {
      const known = orders.get(token)
      if (known) return known
      const order = sorted(definition, subjects, token)
      orders.set(token, order)
      return order
    },
    rowAt: (position, names) => definition.rowOf(subjectAt(position), names),
  }
}
