/**
 * What a record states itself, out of a document of the API: not what other records state of it, which is a change of
 * those, and not what is computed.
 */
import type { Family } from '@/lib/contract/families'

/** A relation that a record states: a list of its document. */
export interface StatedRelation {
  /** The field, and the fields that lead to it. */
  path: readonly string[]
  /** The family of the records that it leads to, and the field of an entry with that record; '' if it is the entry. */
  about?: { family: Family; at: string }
  /** What is said of the relation itself, apart from the record that it leads to. */
  says: readonly string[]
}

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
    { path: ['entities'], about: to('entities'), says: ['relationship_type', 'source'] },
    {
      path: ['consortia_relations', 'as_source'],
      about: to('projects'),
      says: ['source'],
    },
    { path: ['regulations'], about: to('regulations'), says: ['source'] },
    { path: ['standards'], about: to('standards'), says: ['type', 'source'] },
    { path: ['did_methods'], about: to('did-methods'), says: ['source'] },
    { path: ['dlt_instances'], about: to('dlt-instances'), says: ['source'] },
    { path: ['credential_profiles'], says: ['name', 'url', 'source'] },
    { path: ['industries'], about: to('industries'), says: ['source'] },
  ],
  'did-methods': [
    { path: ['dlt_instances'], about: to('dlt-instances', 'dlt_instance'), says: ['source'] },
    { path: ['entities'], about: to('entities', 'entity'), says: ['source'] },
    { path: ['persons'], about: to('people', 'person'), says: ['source'] },
  ],
}

/** Computed from what records state, here or elsewhere. */
const computed: ReadonlySet<string> = new Set([
  'stats',
  'logo_url',
  'project_count',
  'projects_following_count',
  'instance_count',
  'total_instances',
  'total_projects',
])

/** Those of a project's managing organization, which states them. */
const derivedOfProjects: ReadonlySet<string> = new Set(['country', 'region', 'managing_entity'])

/** True for a field with which the record states something itself, other than a relation of the table above. */
export const isStated = (family: Family, field: string): boolean =>
  field !== 'id' && !computed.has(field) && !(family === 'projects' && derivedOfProjects.has(field))
