/** Relations seen from their other end: which projects and DID methods name a record. */

import type { ProjectRecord } from '@/lib/facts/load/project-record'
import type { DidMethodRecord, Facts } from '@/lib/facts/load/records'
import { byName } from './order'

export interface Use<Owner, Relation> {
  owner: Owner
  relation: Relation
}

/** Groups the relations of all owners by a key, in the order of the owners' names. */
function group<Owner extends ProjectRecord | DidMethodRecord, Relation>(
  owners: Iterable<Owner>,
  relations: (owner: Owner) => readonly Relation[],
  key: (relation: Relation) => string | undefined,
): (key: string) => Use<Owner, Relation>[] {
  const groups = new Map<string, Use<Owner, Relation>[]>()
  for (const owner of [...owners].sort(byName)) {
    for (const relation of relations(owner)) {
      const name = key(relation)
      if (name === undefined) continue
      const uses = groups.get(name)
      if (uses) uses.push({ owner, relation })
      else groups.set(name, [{ owner, relation }])
    }
  }
  return (name) => groups.get(name) ?? []
}

export type Uses = ReturnType<typeof usesOf>

export function usesOf(facts: Facts) {
  const projects = [...facts.projects.values()]
  const methods = [...facts['did-methods'].values()]
  return {
    /** Projects that name an entity, a person, a project and so on. */
    entity: group(
      projects,
      (p) => p.entities,
      (r) => r.entity,
    ),
    onBehalfOf: group(
      projects,
      (p) => p.persons,
      (r) => r.on_behalf_of,
    ),
    person: group(
      projects,
      (p) => p.persons,
      (r) => r.person,
    ),
    project: group(
      projects,
      (p) => p.relations,
      (r) => r.target,
    ),
    regulation: group(
      projects,
      (p) => p.regulations,
      (r) => r.regulation,
    ),
    standard: group(
      projects,
      (p) => p.standards,
      (r) => r.standard,
    ),
    didMethod: group(
      projects,
      (p) => p.did_methods,
      (r) => r.did_method,
    ),
    dltInstance: group(
      projects,
      (p) => p.dlt_instances,
      (r) => r.dlt_instance,
    ),
    industry: group(
      projects,
      (p) => p.industries,
      (r) => r.industry,
    ),
    targetCountry: group(
      projects,
      (p) => p.geographic_focus,
      (r) => r.country,
    ),
    /** DID methods that name an entity, a person or a DLT instance. */
    methodOfEntity: group(
      methods,
      (m) => m.entities,
      (r) => r.entity,
    ),
    methodOfPerson: group(
      methods,
      (m) => m.persons,
      (r) => r.person,
    ),
    methodOfInstance: group(
      methods,
      (m) => m.dlt_instances,
      (r) => r.dlt_instance,
    ),
  }
}

/** Each owner once, with the first of its relations. */
export function oncePerOwner<Owner, Relation>(
  uses: Use<Owner, Relation>[],
): Use<Owner, Relation>[] {
  const seen = new Set<Owner>()
  return uses.filter(({ owner }) => !seen.has(owner) && seen.add(owner))
}
