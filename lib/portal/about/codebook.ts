/** The codebook as its page shows it: one section for each collection, one row for each field. */
import { type Collection, collections, collectionTitle } from '@/lib/contract/additions'
import { definitionKey, getFields } from '@/lib/contract/codebook'
import {
  type Example,
  evidenceWords,
  type FieldDefinition,
} from '@/lib/contract/codebook/definition'
import { sharedDefinitions } from '@/lib/contract/codebook/shared'
import type { SchemaField } from '@/lib/contract/described-schema'
import type { FieldCounts } from '@/lib/contract/service'
import { noGroupLabel } from '@/lib/portal/list/facets'
import { noLifespanLabel } from '@/lib/portal/projects/project-dates'
import { stagePhrases } from '@/lib/portal/projects/status'
import { pathLabel } from '@/lib/portal/versions/change-words'
import { groupBy } from '@/lib/text/group-by'
import {
  noLaunchYearLabel,
  noneKnownLabel,
  notDisclosedLabel,
  notRecordedLabel,
  sourceUndatedLabel,
} from '@/lib/text/labels'

/** The labels of missing facts, and their meanings. */
export const absences: Readonly<Record<string, string>> = {
  [notDisclosedLabel]: 'We found no public source for the answer. It does not mean No.',
  [sourceUndatedLabel]: 'The source of the status has no date.',
  [notRecordedLabel]: 'We did not note the day on which we last read the source.',
  [noneKnownLabel]: 'We know of no such wallet, law or project. There may be one.',
  [noLaunchYearLabel]: `The project is ${stagePhrases.planned} or ${stagePhrases.pilot}, or its launch date is not disclosed.`,
  [noLifespanLabel]: 'The project has not ended, or a date is not disclosed.',
  [noGroupLabel]: 'The country is in none of the groups, or is not disclosed.',
}

/** A field within another one. */
export interface CodebookPart {
  name: string
  /** The number of records that have the field, if known. */
  records?: number
}

export interface CodebookRow extends Pick<FieldDefinition, 'means' | 'values'> {
  path: string
  /** The name of the field on pages. */
  label: string
  type: string
  evidence: string
  example?: string
  records?: number
  /** The field with the address of its source, or the addresses of several. */
  source?: CodebookPart
  /** Fields within this field whose definitions all collections share. */
  parts: CodebookPart[]
}

export interface CodebookSection {
  collection: Collection
  title: string
  /** The number of all records, if known. */
  records?: number
  rows: CodebookRow[]
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'Yes or No',
  object: 'group',
}

function getType({ schema, isList }: SchemaField): string {
  const type = typeWords[String(schema.type)] ?? 'any'
  return isList ? `list of ${type}s` : type
}

const exampleText = (example: Example | undefined): string | undefined =>
  example === undefined ? undefined : JSON.stringify(example)

interface DefinedField extends Pick<SchemaField, 'path'> {
  field: SchemaField
  definition: FieldDefinition
  isShared: boolean
}

function definedFields(collection: Collection): DefinedField[] {
  return getFields(collection).flatMap((field) => {
    const found = definitionKey(collection, field)
    const definition = found?.definitions[found.key]
    if (!found || !definition) return []
    const isShared = found.definitions === sharedDefinitions
    return [{ path: field.path, field, definition, isShared }]
  })
}

/** The field to which a source field belongs: `launch_date` for `launch_date_source`. */
const sourcedField = (path: string): string => path.replace(/_sources?$/, '')

const isBelow = (path: string, parent: string): boolean =>
  path.startsWith(`${parent}.`) || path.startsWith(`${parent}[].`)

/**
 * The fields with a row of their own, and the source fields and parts in the row of another field.
 */
function arranged(fields: readonly DefinedField[]) {
  const paths = new Set(fields.map(({ path }) => path))
  const isSource = ({ path }: DefinedField) =>
    sourcedField(path) !== path && paths.has(sourcedField(path))
  const isPart = ({ path, isShared }: DefinedField) => isShared && path.includes('.')
  const rows = fields.filter((field) => !isSource(field) && !isPart(field))
  const sources = new Map(fields.filter(isSource).map(({ path }) => [sourcedField(path), path]))
  const getOwner = (path: string) => rows.findLast((row) => isBelow(path, row.path))?.path ?? path
  const parts = groupBy(
    fields.filter(isPart).map(({ path }) => path),
    getOwner,
  )
  return { rows, sources, parts }
}

function getSection(collection: Collection, counts: FieldCounts | undefined): CodebookSection {
  const collectionCounts = counts?.data.find((entry) => entry.collection === collection)
  const byPath = new Map(collectionCounts?.fields.map(({ path, records }) => [path, records]))
  const withCount = (path: string) => (collectionCounts ? { records: byPath.get(path) ?? 0 } : {})
  const { rows, sources, parts } = arranged(definedFields(collection))
  return {
    collection,
    title: collectionTitle(collection),
    records: collectionCounts?.records,
    rows: rows.map(({ path, field, definition }) => {
      const source = sources.get(path)
      const example = exampleText(definition.example)
      // The payload of the page would contain each property that is undefined.
      return {
        path,
        label: pathLabel(path),
        type: getType(field),
        means: definition.means,
        ...(definition.values ? { values: definition.values } : {}),
        evidence: evidenceWords[definition.evidence],
        ...(example === undefined ? {} : { example }),
        ...withCount(path),
        ...(source === undefined ? {} : { source: { name: source, ...withCount(source) } }),
        parts: (parts.get(path) ?? []).map((part) => ({
          name: part.slice(path.length).replace(/^(\[\])?\./, ''),
          ...withCount(part),
        })),
      }
    }),
  }
}

/** Numbers of records are left undefined without `counts`, which not every API offers. */
export const codebookSections = (counts?: FieldCounts): CodebookSection[] =>
  collections.map((collection) => getSection(collection, counts))
