/** Describes changes in words. */

import type { ChangedRecord, ChangeKind, FieldChange } from '@/lib/contract/changes'
import { familyOfPath, getWords } from '@/lib/contract/families'
import { criterionNames, propertyNames } from '@/lib/portal/profile/property-names'
import { fieldTitle } from '@/lib/portal/records/field-title'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'
import { countValues } from '@/lib/text/group-by'
import { launchedLabel, networkScoreLabel } from '@/lib/text/labels'
import { uncapitalized } from '@/lib/text/sentences'

/**
 * The id of a group on the page of changes. There is a group for each family and kind of change.
 * @example groupId('did-methods', 'added') // 'did-methods-added'
 */
export const groupId = (family: string, kind: ChangeKind): string => `${family}-${kind}`

const criterionLabels = Object.fromEntries(
  Object.entries(criterionNames).map(([field, name]) => [`inclusion_criteria_${field}`, name]),
)

/** The labels of changed fields. The API's own names are used where they are clear to visitors. */
const labels: Readonly<Record<string, string | undefined>> = {
  ...propertyNames,
  ...criterionNames,
  ...criterionLabels,
  inclusion_criteria_announcement_date: 'Date of the announcement used for inclusion',
  inclusion_criteria_exception_reason: 'Included as an exception',
  ai_description: 'Summary (AI-written text)',
  checked: 'Last checked',
  consortia_relations: 'Consortia',
  consortia_relations_as_source: 'Related projects',
  consortia_relations_as_source_type: 'Related projects: type',
  consortia_relations_as_target: 'Relations from other projects',
  consortia_relations_as_target_type: 'Relations from other projects: type',
  consortia_relations_child_projects: 'Parts',
  consortia_relations_parent_consortium: 'Part of',
  coordinates_latitude: 'Latitude',
  coordinates_longitude: 'Longitude',
  did_method_relations: 'DID methods',
  dlt: 'Ledger technology',
  dlt_instances: 'Ledgers',
  end_date: 'Ended',
  entities: 'Organizations',
  entities_hq: 'Organizations based there',
  geographic_focus: 'Countries served',
  instance_count: 'Ledgers',
  instances: 'Ledgers',
  is_copy: 'Republished',
  launch_date: launchedLabel,
  logo_url: 'Logo',
  managing_entity: 'Managing organization',
  mission_statement: 'Aim',
  on_behalf_of_entity: 'On behalf of',
  operates_dlts: 'Operates ledgers',
  people_by_person: 'People in the organization',
  people_by_person_roles: 'People in the organization: roles',
  people_on_behalf_of: 'People who represent it in projects',
  people_on_behalf_of_on_behalf_of_role:
    'People who represent it in projects: role in the organization',
  persons: 'People',
  persons_of_interest: 'People',
  project_relations: 'Projects',
  project_relations_affiliated: 'Other projects',
  project_relations_funded: 'Projects funded',
  project_relations_managed: 'Projects managed',
  projects_following: 'Projects that follow it',
  projects_hq: 'Projects based there',
  projects_managing: 'Projects that maintain it',
  projects_target: 'Projects serving it',
  region_title: 'Region',
  regulations: 'Laws',
  relations: 'Related projects',
  relationship_type: 'Relation',
  seen: 'Last read',
  specification_url: 'Specification',
  stats: 'Counts',
  stats_score: networkScoreLabel,
  stats_total_links: 'Connections',
  status: 'Status',
  status_date: 'Status date',
  tech_stack_description: 'Technology description',
  total_instances: 'Number of ledgers',
  total_links: 'Connections',
  total_projects: 'Number of projects',
}

const getLabel = (field: string): string | undefined =>
  Object.hasOwn(labels, field) ? labels[field] : undefined

/**
 * @example fieldLabel('launch_date_source') // 'Launched (source)'
 * @example fieldLabel('uses_ssi_source') // 'Uses self-sovereign identity (source)'
 */
export function fieldLabel(field: string): string {
  const [, base = '', source] = /^(.+)_(sources?)$/.exec(field) ?? []
  const sourced = getLabel(base)
  return getLabel(field) ?? (sourced ? `${sourced} (${source})` : fieldTitle(field))
}

/**
 * The label of a field within others.
 * @example pathLabel('inclusion_criteria.claims_ssi') // 'Describes itself as self-sovereign identity'
 * @example pathLabel('products[].title') // 'Products: title'
 */
export function pathLabel(path: string): string {
  const names = path.replaceAll('[]', '').split('.')
  const [first = '', ...otherFields] = names.map(fieldLabel)
  const fullLabel = getLabel(names.join('_'))
  return fullLabel ?? [first, ...otherFields.map(uncapitalized)].join(': ')
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

export function changeLine(change: FieldChange): string {
  const { before, after } = valueTexts(change)
  const label = changeLabel(change)
  if (before === undefined) return after ? `${label} added: ${after}` : `${label} added`
  if (after === undefined) return before ? `${label} removed: ${before}` : `${label} removed`
  return `${label}: ${before} → ${after}`
}

/** The labels of the changed fields without duplicates, with the number of changes if there are several. */
export function changedFields(changes: readonly FieldChange[]): string {
  const words = [...countValues(changes.map(({ field }) => field))].map(([field, count]) =>
    count > 1 ? `${fieldLabel(field)} (${count})` : fieldLabel(field),
  )
  return words.join('; ')
}

export const changeKindNames: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
}

/** @example '3 changes: Launched; Standards (2)' */
export const kindText = (kind: string, changes: readonly FieldChange[]): string =>
  kind === 'added' || kind === 'removed'
    ? changeKindNames[kind]
    : `${counted(changes.length, 'change')}: ${changedFields(changes)}`

/** A changed record with its path. */
export interface LinkedRecord extends ChangedRecord {
  /** The path of its profile, if it is known. */
  path?: string
}

/**
 * The path of a record's profile. Undefined for a country whose code is not in `codes`: its address needs the code,
 * which a change does not contain.
 */
export function pathOfRecord(
  { family, id, name }: ChangedRecord,
  codes?: ReadonlyMap<number, string>,
): string | undefined {
  const knownFamily = familyOfPath(family)
  if (knownFamily !== 'countries') return knownFamily && recordPath(knownFamily, id, name)
  const code = codes?.get(id)
  return code && countryPath(code)
}

/** The title of a family by its name in the API, or that name if the site does not know the family. */
export function familyTitle(family: string): string {
  const knownFamily = familyOfPath(family)
  return knownFamily ? getWords(knownFamily).title : family
}
