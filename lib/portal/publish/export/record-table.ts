/** A record as a table with one row for each fact and each entry of its lists, including their sources. */

import type { Family } from '@/lib/contract/families'
import type { DataContext } from '@/lib/portal/publish/data-context'
import type { Table } from '@/lib/portal/publish/table/table-file'
import { getAddress, recordName } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { profilePath } from '@/lib/portal/records/record-path'
import { relatedRecord } from '@/lib/portal/records/related-records'
import { fieldLabel } from '@/lib/portal/versions/change-words'
import type { CsvCell } from '@/lib/text/csv'
import { isObject } from '@/lib/text/json-values'
import { confirmedByLabel } from '@/lib/text/labels'
import { type FieldLabels, getLabels } from './record-labels'
import { type Fields, fieldSources, getTexts, omittedFields, plainValue } from './record-lines'

const columns = [
  { key: 'field', title: 'Field' },
  { key: 'value', title: 'Value' },
  { key: 'id', title: 'Id' },
  { key: 'profile', title: 'Profile' },
  { key: 'details', title: 'Details' },
  { key: 'sources', title: 'Sources' },
] as const

type Row = readonly CsvCell[]

interface RowContext {
  siteUrl: string
  labels?: FieldLabels
}

const joinSources = (sources: readonly string[]): string => [...new Set(sources)].join(' ')

/** The fields of an entry other than its name: `Role: Minister; On behalf of: Ministry`. */
function getDetails(entry: Fields, omitted: string): string {
  const details = Object.entries(entry).flatMap(([field, value]) => {
    if (omittedFields.test(field) || field === omitted) return []
    const texts = [value]
      .flat()
      .flatMap((item) => relatedRecord(field, item)?.name ?? plainValue(field, item) ?? [])
    return texts.length > 0 ? `${fieldLabel(field)}: ${texts.join(', ')}` : []
  })
  return details.join('; ')
}

/** The row of an entry of a list. The record of the row is either the entry itself or one of its members. */
function entryRow(field: string, label: string, entry: unknown, context: RowContext): Row {
  if (!isObject(entry)) return [label, plainValue(field, entry), null, null, null, null]
  const directRecord = relatedRecord(field, entry)
  const member = Object.keys(entry).find((name) => relatedRecord(name, entry[name])) ?? ''
  const record = directRecord ?? relatedRecord(member, entry[member])
  const name = record?.name ?? plainValue(field, entry.title ?? entry.name ?? entry.url)
  return [
    label,
    name,
    record?.id ?? plainValue(field, entry.id),
    record && context.siteUrl + profilePath(record),
    getDetails(entry, directRecord || !member ? 'code' : member),
    joinSources(getTexts(entry.source)),
  ]
}

function makeRows(document: object, prefix: string, context: RowContext): Row[] {
  const fields = document as Fields
  return Object.entries(fields).flatMap(([field, value]): Row[] => {
    if (field === 'source' && typeof value === 'string') {
      return [[confirmedByLabel, value, null, null, null, value]]
    }
    if (omittedFields.test(field)) return []
    const label = prefix + (context.labels?.get(field) ?? fieldLabel(field))
    if (Array.isArray(value)) return value.map((entry) => entryRow(field, label, entry, context))
    if (isObject(value) && !relatedRecord(field, value))
      return makeRows(value, `${label}: `, context)
    if (isObject(value)) return [entryRow(field, label, value, context)]
    const text = plainValue(field, value)
    const sources = joinSources(fieldSources(fields, field))
    return text === undefined ? [] : [[label, text, null, null, null, sources]]
  })
}

export function recordTable<F extends Family>(
  family: F,
  document: RecordDocuments[F],
  { siteUrl }: DataContext,
): Table {
  const labels = getLabels(family, document)
  return {
    title: recordName(family, document),
    path: getAddress(family, document),
    columns,
    rows: makeRows(document, '', { siteUrl, labels }),
  }
}
