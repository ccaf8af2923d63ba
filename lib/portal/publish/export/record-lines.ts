/** Writes the facts of a document as lines of Markdown. */

import { profilePath } from '@/lib/portal/records/record-path'
import { relatedRecord } from '@/lib/portal/records/related-records'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { fieldLabel } from '@/lib/portal/versions/change-words'
import { isObject } from '@/lib/text/json-values'
import { confirmedByLabel, notDisclosedLabel } from '@/lib/text/labels'
import { markdownAddress, markdownLink, markdownText } from './markdown-text'
import type { FieldLabels } from './record-labels'

export interface LineContext {
  siteUrl: string
  sources: SourceIndex
  labels?: FieldLabels
}

const getLabel = (field: string, { labels }: LineContext): string =>
  labels?.get(field) ?? fieldLabel(field)

export type Fields = Record<string, unknown>

/**
 * Fields that are meaningless to readers, appear elsewhere, or are sources of other facts.
 * `as_source` is not such a source, but a list of relations.
 */
export const omittedFields =
  /^(?:id|logo_url|title|name|ai_description|source|archived_source)$|(?<!^as)_sources?$/
/** Fields in which null means “Not disclosed”. */
const answers = /^(?:targets_|uses_|has_|claims_)/

export const getTexts = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text !== '')

/** The sources of a field, from the fields next to it: `<field>_source` and `<field>_sources`. */
export const fieldSources = (document: Fields, field: string): string[] => [
  ...getTexts(document[`${field}_source`]),
  ...getTexts(document[`${field}_sources`]),
]

/** A value that is neither a list nor an object, in words. Undefined if there is nothing to show. */
export function plainValue(field: string, value: unknown): string | number | undefined {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === null) return answers.test(field) ? notDisclosedLabel : undefined
  if (typeof value === 'number') return value
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** References to the sources of a fact, by their numbers in the list at the end: ` [1] [2]`. */
function marks(sources: SourceIndex, texts: readonly string[]): string {
  const numbers = texts.flatMap((text) => sources.find(text)?.number ?? [])
  return [...new Set(numbers)].map((number) => ` \\[${number}\\]`).join('')
}

function scalar(field: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return plainValue(field, value)?.toString()
  return /^https?:/i.test(value) ? markdownAddress(value) : markdownText(value)
}

function inLine(field: string, value: unknown, context: LineContext): string | undefined {
  const record = relatedRecord(field, value)
  if (record) {
    const suffix = isObject(value) ? getRest(value, context) : ''
    return markdownLink(record.name, context.siteUrl + profilePath(record)) + suffix
  }
  if (Array.isArray(value)) {
    const parts = value.flatMap((item) => inLine(field, item, context) ?? [])
    return parts.length > 0 ? parts.join(', ') : undefined
  }
  if (isObject(value)) return fieldsInLine(value, context)
  return scalar(field, value)
}

function fieldsInLine(fields: Fields, context: LineContext): string {
  const [head] = getTexts(fields.title ?? fields.name).map(markdownText)
  if (head) return head + getRest(fields, context)
  return getParts(fields, context).join('; ') + marks(context.sources, getTexts(fields.source))
}

/** The fields of an entry other than its name, with their titles. */
function getParts(fields: Fields, context: LineContext): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    // The code of a country is part of its address.
    if (omittedFields.test(field) || field === 'code') return []
    const text = inLine(field, value, context)
    return text === undefined || text === '' ? [] : `${fieldLabel(field)}: ${text}`
  })
}

/** The fields of an entry in brackets after its name, with references to its sources. */
function getRest(fields: Fields, context: LineContext): string {
  const parts = getParts(fields, context)
  const sourceMarks = marks(context.sources, getTexts(fields.source))
  return (parts.length > 0 ? ` (${parts.join('; ')})` : '') + sourceMarks
}

/** An entry of a list, beginning with the record to which it refers. */
function entry(field: string, item: unknown, context: LineContext): string {
  if (!isObject(item) || relatedRecord(field, item)) return inLine(field, item, context) ?? ''
  const about = Object.keys(item).find((name) => relatedRecord(name, item[name]))
  if (about === undefined) return fieldsInLine(item, context)
  const { [about]: record, ...rest } = item
  return `${inLine(about, record, context)}${getRest(rest, context)}`
}

function listLines(field: string, items: readonly unknown[], context: LineContext): string[] {
  if (items.length === 0) return []
  const entries = items.map((item) => `- ${entry(field, item, context)}`)
  return [`## ${getLabel(field, context)}`, '', ...entries, '']
}

/** Single facts form one list. Each list of the document follows under its own heading. */
export function recordLines(document: object, context: LineContext): string[] {
  const facts = getTexts((document as Fields).source).map(
    (source) =>
      `- ${confirmedByLabel}: ${scalar('source', source)}${marks(context.sources, [source])}`,
  )
  const lists: string[] = []
  for (const [field, value] of Object.entries(document)) {
    if (omittedFields.test(field)) continue
    if (Array.isArray(value)) lists.push(...listLines(field, value, context))
    else if (isObject(value) && !relatedRecord(field, value)) {
      lists.push(...groupLines(field, value, context))
    } else {
      const text = inLine(field, value, context)
      const sourceMarks = marks(context.sources, fieldSources(document as Fields, field))
      if (text !== undefined) facts.push(`- ${getLabel(field, context)}: ${text}${sourceMarks}`)
    }
  }
  return [...facts, ...(facts.length > 0 ? [''] : []), ...lists]
}

/** A group of fields, such as the reasons for inclusion or the relations of a consortium. */
function groupLines(field: string, group: Fields, context: LineContext): string[] {
  const lines = recordLines(group, context).map((line) => line.replace(/^## /, '### '))
  return lines.length > 0 ? [`## ${getLabel(field, context)}`, '', ...lines] : []
}
