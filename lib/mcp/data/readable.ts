/** The stated facts of a document in short lines, without their sources. */
import { isObject } from '@/lib/text/json-values'

/** The properties of a document's relation to another record, in brackets: ` (Supplier, until 2025)`. */
function readableRelation({ role, relationship_type: type, until }: Record<string, unknown>) {
  const notes = [role ?? type, until && `until ${until}`].filter(Boolean)
  return notes.length > 0 ? ` (${notes.join(', ')})` : ''
}

const withoutSources = (document: object): object =>
  Object.fromEntries(Object.entries(document).filter(([field]) => !/source/.test(field)))

/** The name of a linked record, or the stated values of a part of a document. Undefined if nothing is stated. */
function readableValue(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    return value.flatMap((item) => readableValue(item) ?? []).join('; ') || undefined
  }
  if (!isObject(value)) return value == null || value === '' ? undefined : String(value)
  const name = value.name ?? value.title
  return typeof name === 'string'
    ? name + readableRelation(value)
    : readableValue(Object.values(withoutSources(value)))
}

/**
 * The stated fields as texts, without sources.
 * @example readableFields({ title: 'swiyu', dlts: [] }) // { title: 'swiyu' }
 */
export const readableFields = (document: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(withoutSources(document)).flatMap(([field, value]) => {
      const text = readableValue(value)
      return text === undefined ? [] : [[field, text]]
    }),
  )

/** @example readableFacts({ title: 'swiyu', dlts: [] }) // 'title: swiyu' */
export const readableFacts = (document: object): string =>
  Object.entries(readableFields(document))
    .map((entry) => entry.join(': '))
    .join('\n')
