/** The labels of changed fields. The API's own names are used where they are clear to visitors. */
import { criterionNames, propertyNames } from '@/lib/portal/profile/property-names'

const criterionLabels = Object.fromEntries(
  Object.entries(criterionNames).map(([field, name]) => [`inclusion_criteria_${field}`, name]),
)

const labels: Readonly<Record<string, string | undefined>> = {
  ...propertyNames,
  ...criterionLabels,
  inclusion_criteria_announcement_date: 'Announcement that decides on inclusion',
  inclusion_criteria_exception_reason: 'Included as an exception',
  ai_description: 'Summary (AI-written text)',
  consortia_relations_as_source: 'Related projects',
  consortia_relations_parent_consortium: 'Part of',
  coordinates_latitude: 'Latitude',
  coordinates_longitude: 'Longitude',
  dlt: 'Ledger technology',
  dlt_instances: 'Ledgers',
  entities: 'Organizations',
  geographic_focus: 'Countries served',
  launch_date: 'First use',
  mission_statement: 'Mission',
  persons: 'People',
  persons_of_interest: 'People',
  region_title: 'Region',
  relationship_type: 'Relation',
  specification_url: 'Specification',
  tech_stack_description: 'Technology in words',
}

const acronyms = new Set(['ai', 'did', 'dlt', 'id', 'lei', 'ssi', 'url', 'vc', 'zkp'])

const wordOf = (word: string): string => (acronyms.has(word) ? word.toUpperCase() : word)

function wordsOf(field: string): string {
  const words = field.split('_').map(wordOf).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * @example fieldLabel('launch_date_source') // 'First use, source'
 * @example fieldLabel('uses_ssi_source') // 'Uses self-sovereign identity, source'
 */
export function fieldLabel(field: string): string {
  const [, base = '', source] = /^(.+)_(sources?)$/.exec(field) ?? []
  const sourced = labels[base]
  return labels[field] ?? (sourced ? `${sourced}, ${source}` : wordsOf(field))
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
export const withoutId = (field: string, text: string): string =>
  references.has(field) ? text.replace(/ \(\d+\)$/, '') : text
