/** The relations of projects and DID methods, grouped by the record that they refer to. */

import type { ProjectRecord } from '@/lib/facts/load/project-record'
import { isCurrent } from '@/lib/facts/load/record-values'
import type { DidMethodRecord, Facts } from '@/lib/facts/load/records'
import { groupBy } from '@/lib/text/group-by'
import { byName } from './order'

export interface Backlink<Owner, Relation> {
  /** The project or DID method that states the relation. */
  owner: Owner
  relation: Relation
}

/** Groups the relations of all owners by the record that the key refers to, in the order of the owners' names. */
function groupByTarget<
  Owner extends ProjectRecord | DidMethodRecord,
  Relation extends { [Name in Key]?: string | undefined },
  Key extends string,
>(
  owners: readonly Owner[],
  relations: (owner: Owner) => readonly Relation[],
  key: Key,
): (target: string) => Backlink<Owner, Relation>[] {
  const backlinks = owners
    .toSorted(byName)
    .flatMap((owner) => relations(owner).map((relation) => ({ owner, relation })))
  const groups: Map<string | undefined, Backlink<Owner, Relation>[]> = groupBy(
    backlinks,
    ({ relation }) => relation[key],
  )
  return (target) => groups.get(target) ?? []
}

export type Backlinks = ReturnType<typeof getBacklinks>

export function getBacklinks(facts: Facts) {
  const projects = [...facts.projects.values()]
  const methods = [...facts['did-methods'].values()]
  return {
    // Relations of projects to entities, people, other projects and so on.
    entity: groupByTarget(projects, (p) => p.entities, 'entity'),
    onBehalfOf: groupByTarget(projects, (p) => p.persons, 'on_behalf_of'),
    person: groupByTarget(projects, (p) => p.persons, 'person'),
    project: groupByTarget(projects, (p) => p.relations, 'target'),
    regulation: groupByTarget(projects, (p) => p.regulations.filter(isCurrent), 'regulation'),
    standard: groupByTarget(projects, (p) => p.standards.filter(isCurrent), 'standard'),
    didMethod: groupByTarget(projects, (p) => p.did_methods.filter(isCurrent), 'did_method'),
    dltInstance: groupByTarget(projects, (p) => p.dlt_instances.filter(isCurrent), 'dlt_instance'),
    industry: groupByTarget(projects, (p) => p.industries, 'industry'),
    targetCountry: groupByTarget(projects, (p) => p.geographic_focus, 'country'),
    // Relations of DID methods.
    methodOfEntity: groupByTarget(methods, (m) => m.entities, 'entity'),
    methodOfPerson: groupByTarget(methods, (m) => m.persons, 'person'),
    methodOfInstance: groupByTarget(methods, (m) => m.dlt_instances, 'dlt_instance'),
  }
}

export function firstPerOwner<Owner, Relation>(
  backlinks: Backlink<Owner, Relation>[],
): Backlink<Owner, Relation>[] {
  const seen = new Set<Owner>()
  return backlinks.filter(({ owner }) => !seen.has(owner) && seen.add(owner))
}
