/** The facts of a document of any family, read from the document itself. Projects use their table of fields instead. */

import {
  type Fields,
  fieldSources,
  getTexts,
  plainValue,
} from '@/lib/portal/publish/export/record-lines'
import { profilePath } from '@/lib/portal/records/record-path'
import { relatedRecord } from '@/lib/portal/records/related-records'
import { pathLabel } from '@/lib/portal/versions/change-words'
import { formatDate } from '@/lib/text/dates'
import { isObject } from '@/lib/text/json-values'
import type { UnnamedFact } from './record-fact'

/** Coordinates in readable form: `'46.948° N, 7.4474° E'`. */
function coordinatesText({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const north = `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}`
  return `${north}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`
}

/** Fields that identify the record, computed fields, and annotations of other facts such as their sources. */
const omittedFields =
  /^(?:id|logo_url|title|name|code|source|archived_source|stats|score|total_\w+)$|_count$|(?<!^as)_sources?$/

const scalarText = (field: string, value: unknown): string | undefined =>
  typeof value === 'string' && value !== ''
    ? formatDate(value)
    : plainValue(field, value)?.toString()

const isPlace = (value: Fields): value is { latitude: number; longitude: number } =>
  typeof value.latitude === 'number' && typeof value.longitude === 'number'

function getWords(value: Fields): string | undefined {
  return isPlace(value) ? coordinatesText(value) : getTexts(value.title ?? value.name)[0]
}

/** The text for a value: the name of the record that it is or refers to, otherwise its own words. */
function getName(field: string, value: unknown): Pick<UnnamedFact, 'text' | 'path'> | undefined {
  const [about] = isObject(value)
    ? [[field, value] as const, ...Object.entries(value)].flatMap(
        ([key, part]) => relatedRecord(key, part) ?? [],
      )
    : []
  if (about) return { text: about.name, path: profilePath(about) }
  const text = isObject(value) ? getWords(value) : scalarText(field, value)
  return text === undefined ? undefined : { text }
}

/**
 * The sources of a field: from the source fields next to it in the document, or from the value
 * itself.
 */
const getSources = (document: Fields, field: string, value: unknown): string[] => [
  ...fieldSources(document, field),
  ...(isObject(value) ? getTexts(value.source) : []),
]

/** The labels of fields in the profiles of a family. Fields without a label have the one of the codebook. */
export type FieldLabels = Readonly<Record<string, string>>

function listFacts(
  field: string,
  items: readonly unknown[],
  section: UnnamedFact,
  label: string,
): UnnamedFact[] {
  const entryFact = { ...section, field, part: field, partTitle: label, label, isEntry: true }
  return items.flatMap((item) => {
    const name = getName(field, item)
    return name ? [{ ...entryFact, ...name, sources: getSources({}, field, item) }] : []
  })
}

/** `section` describes the part of the profile that contains the facts which are not in a list. */
export function documentFacts(
  document: object,
  section: UnnamedFact,
  labels: FieldLabels = {},
  parentField = '',
): UnnamedFact[] {
  const fields = document as Fields
  return Object.entries(fields).flatMap(([field, value]) => {
    if (omittedFields.test(field)) return []
    const path = parentField ? `${parentField}.${field}` : field
    const label = labels[field] ?? pathLabel(path)
    if (Array.isArray(value)) return listFacts(field, value, section, label)
    const name = getName(field, value)
    if (name)
      return [{ ...section, field, label, ...name, sources: getSources(fields, field, value) }]
    return isObject(value) ? documentFacts(value, section, labels, path) : []
  })
}
