/** Finds the differences between two snapshots: added, removed and changed records, with the changes of each field. */
import type { ChangeCount, ChangedRecord, ChangeKind, FieldChange } from '@/lib/contract/changes'
import { displayName, type Family, families } from '@/lib/contract/families'
import type { Snapshot } from '@/lib/dataset/snapshot'
import { groupBy } from '@/lib/text/group-by'
import { isObject, valueAt } from '@/lib/text/json-values'
import { isStated, relations, type StatedRelation } from './stated'

type Document = Readonly<Record<string, unknown>>
type Value = string | number | boolean | string[] | null
type Fields = Record<string, Value>

const getName = (family: Family, { title, name }: Document): string =>
  displayName(family, String(title ?? name ?? ''))

/** Names a record inside another. The id is included, because two records may have the same name. */
const referenceText = ({ id, title, name }: Document): string => `${title ?? name} (${id})`

/** Returns simple values by field. Empty values are left out, and lists of objects are handled as relations. */
function getFields(document: Document, path: readonly string[] = []): Fields {
  const fields: Fields = {}
  for (const [name, value] of Object.entries(document)) {
    const field = [...path, name].join('_')
    if (value === null || value === undefined || value === '') continue
    if (isObject(value)) {
      if ('id' in value) fields[field] = referenceText(value)
      else Object.assign(fields, getFields(value, [...path, name]))
    } else if (Array.isArray(value)) {
      if (value.length > 0 && value.every((item) => typeof item === 'string')) fields[field] = value
    } else fields[field] = value as Value
  }
  return fields
}

const statedFields = (family: Family, document: Document): Fields =>
  getFields(Object.fromEntries(Object.entries(document).filter(([name]) => isStated(family, name))))

const isSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) === JSON.stringify(after)

function fieldChanges(before: Fields, after: Fields): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !isSame(before[name], after[name]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
}

interface Entry {
  about?: FieldChange['about']
  values: Fields
}

function getEntries(document: Document, { path, about, fields }: StatedRelation): Entry[] {
  const list = valueAt(document, path)
  return (Array.isArray(list) ? list : []).filter(isObject).map((entry) => {
    const other = about?.at ? entry[about.at] : entry
    const values = getFields(Object.fromEntries(fields.map((name) => [name, entry[name]])))
    if (!about || !isObject(other)) return { values }
    const { family } = about
    return { about: { family, id: Number(other.id), name: getName(family, other) }, values }
  })
}

/** Pairs entries about the same record: first the equal entries, then the remaining ones in their order. */
function pairChanges(field: string, before: Entry[], after: Entry[]): FieldChange[] {
  const unpaired = [...after]
  const gone = before.filter((entry) => {
    const index = unpaired.findIndex(({ values }) => isSame(values, entry.values))
    if (index >= 0) unpaired.splice(index, 1)
    return index < 0
  })
  // Without a record on the other side, nothing proves that an entry before and an entry after are the same.
  const isAbout = [...before, ...after].some(({ about }) => about)
  const paired = isAbout ? Math.min(gone.length, unpaired.length) : 0
  const change = (was: Entry | undefined, is: Entry | undefined): FieldChange => {
    const about = (is ?? was)?.about
    return {
      field,
      ...(about ? { about } : {}),
      before: was?.values ?? null,
      after: is?.values ?? null,
    }
  }
  return [
    ...gone.slice(0, paired).map((was, index) => change(was, unpaired[index])),
    ...gone.slice(paired).map((was) => change(was, undefined)),
    ...unpaired.slice(paired).map((is) => change(undefined, is)),
  ]
}

function relationChanges(relation: StatedRelation, before: Document, after: Document) {
  const getId = ({ about }: Entry) => about?.id
  const [was, is] = [before, after].map((document) =>
    groupBy(getEntries(document, relation), getId),
  )
  const ids = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])
  const field = relation.path.join('_')
  return [...ids].flatMap((id) => pairChanges(field, was?.get(id) ?? [], is?.get(id) ?? []))
}

/** The records of a family as the API returns them, by id, in the order of its list. */
export type RecordsById = ReadonlyMap<number, Document>

const recordsOfSnapshot =
  ({ families: lists, documents }: Snapshot) =>
  (family: Family): RecordsById =>
    new Map(
      lists[family].map(({ id, summary }) => {
        const detail = documents.get(`${family}/${id}`)
        // Serialized as in a response, which drops undefined fields.
        return [id, JSON.parse(JSON.stringify({ ...summary, ...detail })) as Document] as const
      }),
    )

/** Returns the changes of a family, in the order of the newer list. */
export function familyDifferences(
  family: Family,
  before: RecordsById,
  after: RecordsById,
): ChangedRecord[] {
  const ids = new Set([...after.keys(), ...before.keys()])
  return [...ids].flatMap((id): ChangedRecord[] => {
    const [was, is] = [before.get(id), after.get(id)]
    const record = { family, id, name: getName(family, is ?? was ?? {}) }
    if (!was) return [{ ...record, kind: 'added', changes: [] }]
    if (!is) return [{ ...record, kind: 'removed', changes: [] }]
    const changes = [
      ...fieldChanges(statedFields(family, was), statedFields(family, is)),
      ...(relations[family] ?? []).flatMap((relation) => relationChanges(relation, was, is)),
    ]
    return changes.length > 0 ? [{ ...record, kind: 'changed', changes }] : []
  })
}

export function differences(from: Snapshot, to: Snapshot): ChangedRecord[] {
  const [before, after] = [recordsOfSnapshot(from), recordsOfSnapshot(to)]
  return families.flatMap((family) => familyDifferences(family, before(family), after(family)))
}

/** Counts the changes of each family that has any. */
export const countChanges = (records: readonly ChangedRecord[]): ChangeCount[] =>
  [...groupBy(records, ({ family }) => family)].map(([family, changed]) => {
    const getNumber = (kind: ChangeKind) => changed.filter((record) => record.kind === kind).length
    return {
      family,
      added: getNumber('added'),
      removed: getNumber('removed'),
      changed: getNumber('changed'),
    }
  })
