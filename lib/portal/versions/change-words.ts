/** Describes changes in words. */

import type { ChangeKind, FieldChange } from '@/lib/contract/changes'
import { criterionNames, propertyNames } from '@/lib/portal/profile/property-names'
import { counted, enumerated } from '@/lib/text/counted'
import { launchedLabel } from '@/lib/text/labels'

/**
 * The id of a group on the page of changes, of which there is one for each family and kind of change.
 * @example groupId('did-methods', 'added') // 'did-methods-added'
 */
export const groupId = (family: string, kind: ChangeKind): string => `${family}-${kind}`

const criterionLabels = Object.fromEntries(
  Object.entries(criterionNames).map(([field, name]) => [`inclusion_criteria_${field}`, name]),
)

/** The labels of changed fields. The API's own names are used where they are clear to visitors. */
const labels: Readonly<Record<string, string | undefined>> = {
  ...propertyNames,
  ...criterionLabels,
  inclusion_criteria_announcement_date: 'Announcement behind its inclusion',
  inclusion_criteria_exception_reason: 'Included as an exception',
  ai_description: 'Summary (AI-written text)',
  consortia_relations_as_source: 'Related projects',
  consortia_relations_parent_consortium: 'Part of',
  coordinates_latitude: 'Latitude',
  coordinates_longitude: 'Longitude',
  dlt: 'Ledger technology',
  dlt_instances: 'Ledgers',
  end_date: 'Ended',
  entities: 'Organizations',
  geographic_focus: 'Countries served',
  launch_date: launchedLabel,
  mission_statement: 'Mission',
  persons: 'People',
  persons_of_interest: 'People',
  region_title: 'Region',
  relationship_type: 'Relation',
  specification_url: 'Specification',
  status: 'Status',
  status_date: 'Status as of',
  tech_stack_description: 'Technology description',
}

const acronyms = new Set(['ai', 'did', 'dlt', 'id', 'lei', 'ssi', 'url', 'vc', 'zkp'])

const getWord = (word: string): string => (acronyms.has(word) ? word.toUpperCase() : word)

function getWords(field: string): string {
  const words = field.split('_').map(getWord).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * @example fieldLabel('launch_date_source') // 'Launched (source)'
 * @example fieldLabel('uses_ssi_source') // 'Uses self-sovereign identity (source)'
 */
export function fieldLabel(field: string): string {
  const [, base = '', source] = /^(.+)_(sources?)$/.exec(field) ?? []
  const sourced = labels[base]
  return labels[field] ?? (sourced ? `${sourced} (${source})` : getWords(field))
}

/** Fields that name another record. The API appends its id, because two records may have the same name. */
const references: ReadonlySet<string> = new Set([
  'consortia_relations_parent_consortium',
  'country',
  'dlt',
  'managing_entity',
  'on_behalf_of',
  'operator',
])

/** @example withoutId('country', 'Belgium (56)') // 'Belgium' */
const withoutId = (field: string, text: string): string =>
  references.has(field) ? text.replace(/ \(\d+\)$/, '') : text

type ChangedValue = FieldChange['before']

function simpleText(value: ChangedValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** The value of a field as text. Undefined if it had none. */
export function valueText(value: ChangedValue): string | undefined {
  if (value === null) return undefined
  if (typeof value !== 'object' || Array.isArray(value)) return simpleText(value)
  const parts = Object.entries(value).filter(([, part]) => part !== null)
  return parts
    .map(([field, part]) => `${fieldLabel(field)}: ${withoutId(field, simpleText(part))}`)
    .join('; ')
}

/** The values before and after a change. Ids appear only if they are the sole difference. */
export function valueTexts({ field, before, after }: FieldChange) {
  const [was, is] = [valueText(before), valueText(after)]
  const [oldName, newName] = [was, is].map((text) => text && withoutId(field, text))
  return oldName === newName ? { before: was, after: is } : { before: oldName, after: newName }
}

/** @example 'Standards: DID Core' */
export const changeLabel = ({ field, about }: FieldChange): string =>
  about ? `${fieldLabel(field)}: ${about.name}` : fieldLabel(field)

/** Describes a change on one line. */
export function changeLine(change: FieldChange): string {
  const { before, after } = valueTexts(change)
  const label = changeLabel(change)
  if (before === undefined) return after ? `${label} added: ${after}` : `${label} added`
  if (after === undefined) return before ? `${label} removed: ${before}` : `${label} removed`
  return `${label}: ${before} → ${after}`
}

/** The labels of the changed fields without duplicates, with the number of changes if there are several. */
export function changedFields(changes: readonly FieldChange[]): string {
  const counts = new Map<string, number>()
  for (const { field } of changes) counts.set(field, (counts.get(field) ?? 0) + 1)
  const words = [...counts].map(([field, count]) =>
    count > 1 ? `${fieldLabel(field)} (${count})` : fieldLabel(field),
  )
  return enumerated(words)
}

export const changeKindNames: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
}

const kindWords: Readonly<Record<string, string>> = { added: 'Added', removed: 'Removed' }

/** @example '3 changes: Launched and Standards (2)' */
export const kindText = (kind: string, changes: readonly FieldChange[]): string =>
  kindWords[kind] ?? `${counted(changes.length, 'change')}: ${changedFields(changes)}`
