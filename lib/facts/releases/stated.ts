/**
 * Distinguishes the facts that a record itself states in a document of the API from computed values, and from facts
 * stated by other records, whose changes belong to those records.
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
  says: readonly string[]
}

/** When a relation ended, and the page that shows it. */
const ending = ['until', 'until_source']

const to = (family: Family, at = '') => ({ family, at })

export const relations: Readonly<Partial<Record<Family, readonly StatedRelation[]>>> = {
  projects: [
    { path: ['geographic_focus'], about: to('countries', 'country'), says: ['source'] },
    { path: ['products'], says: ['title'] },
    { path: ['links'], says: ['category', 'url', 'description'] },
    {
      path: ['persons_of_interest'],
      about: to('people', 'person'),
      says: ['role', 'on_behalf_of', 'source'],
    },
    { path: ['entities'], about: to('entities'), says: ['relationship_type', 'role', 'source'] },
    {
      path: ['consortia_relations', 'as_source'],
      about: to('projects'),
      says: ['type', 'source'],
    },
    { path: ['regulations'], about: to('regulations'), says: ['source', ...ending] },
    { path: ['standards'], about: to('standards'), says: ['type', 'source', ...ending] },
    { path: ['did_methods'], about: to('did-methods'), says: ['source', ...ending] },
    { path: ['dlt_instances'], about: to('dlt-instances'), says: ['source', ...ending] },
    { path: ['credential_profiles'], says: ['name', 'url', 'source'] },
    { path: ['industries'], about: to('industries'), says: ['source'] },
  ],
  'did-methods': [
    { path: ['dlt_instances'], about: to('dlt-instances', 'dlt_instance'), says: ['source'] },
    { path: ['entities'], about: to('entities', 'entity'), says: ['source'] },
    { path: ['persons'], about: to('people', 'person'), says: ['source'] },
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
 * Fields of a project that other records state too: its managing organization, and the projects
 * related to it. The project's own statements about those are in the table above.
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
