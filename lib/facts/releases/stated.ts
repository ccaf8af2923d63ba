/**
 * Distinguishes the facts that a record states itself from computed values, and from facts that other records state.
 * Changes of the latter belong to those records.
 */
import type { Family } from '@/lib/contract/families'

/** A relation that a record states, as a list in its document. */
export interface StatedRelation {
  /** The path of the list in the document. */
  path: readonly string[]
  /**
   * The family of the related records, and the field of an entry that contains the record; '' if the entry is the
   * record.
   */
  about?: { family: Family; at: string }
  /** The fields that describe the relation itself, as opposed to the related record. */
  fields: readonly string[]
}

/** When a relation ended, and the page that shows it. */
const ending = ['until', 'until_source']

const to = (family: Family, at = '') => ({ family, at })

export const relations: Readonly<Partial<Record<Family, readonly StatedRelation[]>>> = {
  projects: [
    { path: ['geographic_focus'], about: to('countries', 'country'), fields: ['source'] },
    { path: ['products'], fields: ['title'] },
    { path: ['links'], fields: ['category', 'url', 'description'] },
    {
      path: ['persons_of_interest'],
      about: to('people', 'person'),
      fields: ['role', 'on_behalf_of', 'source'],
    },
    { path: ['entities'], about: to('entities'), fields: ['relationship_type', 'role', 'source'] },
    {
      path: ['consortia_relations', 'as_source'],
      about: to('projects'),
      fields: ['type', 'source'],
    },
    { path: ['regulations'], about: to('regulations'), fields: ['source', ...ending] },
    { path: ['standards'], about: to('standards'), fields: ['type', 'source', ...ending] },
    { path: ['did_methods'], about: to('did-methods'), fields: ['source', ...ending] },
    { path: ['dlt_instances'], about: to('dlt-instances'), fields: ['source', ...ending] },
    { path: ['credential_profiles'], fields: ['name', 'url', 'source'] },
    { path: ['industries'], about: to('industries'), fields: ['source'] },
  ],
  'did-methods': [
    { path: ['dlt_instances'], about: to('dlt-instances', 'dlt_instance'), fields: ['source'] },
    { path: ['entities'], about: to('entities', 'entity'), fields: ['source'] },
    { path: ['persons'], about: to('people', 'person'), fields: ['source'] },
  ],
}

/** Values computed from what records state, here or elsewhere. */
const computed: ReadonlySet<string> = new Set([
  'stats',
  'logo_url',
  'project_count',
  'projects_following_count',
  'instance_count',
  'total_instances',
  'total_projects',
])

/**
 * Fields of a project that other records also state: its managing organization, and its related projects. The table
 * above has the project's own statements.
 */
const derivedOfProjects: ReadonlySet<string> = new Set([
  'country',
  'region',
  'managing_entity',
  'consortia_relations',
])

/** True for a field in which the record itself states something, apart from the relations in the table above. */
export const isStated = (family: Family, field: string): boolean =>
  field !== 'id' && !computed.has(field) && !(family === 'projects' && derivedOfProjects.has(field))
