/** The facts of a document of any family, read from the document itself. Projects have a table of their fields. */
import { fieldTitle } from '@/lib/portal/publish/export/record-lines'
import { relatedRecord } from '@/lib/portal/records/related-records'
import { formatDate } from '@/lib/text/dates'
import type { UnnamedFact } from './record-fact'

type Fields = Record<string, unknown>

/** What identifies a record, what is computed, and marks on other facts. */
const omittedFields =
  /^(?:id|logo_url|title|name|code|source|archived_source|stats|score|total_links|coordinates)$|_count$|(?<!^as)_sources?$/
/** Longer lists are named as a whole: nobody chooses from hundreds of entries. */
const maxEntries = 40

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text !== '')

function scalarText(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? formatDate(value) : undefined
}

/** What a value is called: a record by its name, an entry by the record that it is about, and by its own words. */
function nameOf(field: string, value: unknown): string | undefined {
  const record = relatedRecord(field, value)
  if (record) return record.name
  if (!isFields(value)) return scalarText(value)
  const [about] = Object.entries(value).flatMap(([key, part]) => relatedRecord(key, part) ?? [])
  return about?.name ?? textsOf(value.title ?? value.name)[0]
}

/** The document's sources of a field: beside it, in it, or, of a single fact about the record, its own. */
const sourcesOf = (document: Fields, field: string, value: unknown): string[] => [
  ...textsOf(document[`${field}_source`]),
  ...textsOf(document[`${field}_sources`]),
  ...(isFields(value) ? textsOf(value.source) : []),
]

function listFacts(field: string, items: readonly unknown[], section: UnnamedFact): UnnamedFact[] {
  const label = fieldTitle(field)
  const own = { ...section, field, part: field, partTitle: label, label }
  if (items.length > maxEntries)
    return [{ ...own, text: `${items.length} entries`, isEntry: false }]
  return items.flatMap((item) => {
    const text = nameOf(field, item)
    return text === undefined
      ? []
      : [{ ...own, text, sources: sourcesOf({}, field, item), isEntry: true }]
  })
}

/** `section` is the part of the profile that single facts stand in. */
export function documentFacts(document: object, section: UnnamedFact): UnnamedFact[] {
  const fields = document as Fields
  return Object.entries(fields).flatMap(([field, value]) => {
    if (omittedFields.test(field)) return []
    if (Array.isArray(value)) return listFacts(field, value, section)
    const text = nameOf(field, value)
    if (text !== undefined) {
      const sources = sourcesOf(fields, field, value)
      return [{ ...section, field, label: fieldTitle(field), text, sources }]
    }
    return isFields(value) ? documentFacts(value, section) : []
  })
}
