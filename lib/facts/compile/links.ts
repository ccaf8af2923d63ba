/** The links between records. The graph consists of them, and every count of links is a count of them. */
import { displayName } from '@/lib/contract/families'
import type { GraphLink, LinkType } from '@/lib/contract/graph'
import { type NodeFamily, nodeId } from '@/lib/contract/node-types'
import type { ProjectRecord } from '@/lib/facts/load/project-record'
import type { Facts } from '@/lib/facts/load/records'
import { recordName } from '@/lib/facts/load/records'

const verbs: Record<LinkType, string> = {
  Managing: 'manages',
  Funding: 'funds',
  Affiliation: 'is affiliated with',
  Member: 'is a member of',
  'Person of Interest': 'is involved in',
  DLTinstancesupport: 'uses',
  'DLT based on': 'is based on',
  followsRegulation: 'follows',
  Follows: 'follows',
  Management: 'manages',
  Interoperability: 'interoperates with',
}

interface LinkEnd {
  id: string
  name: string
}

/**
 * The record with a key. Throws for an unknown key, which the check of the facts rules out.
 * @example lookUp(facts, 'entities', 'zurich-test-office').name
 */
export function lookUp<F extends keyof Facts>(
  facts: Facts,
  family: F,
  key: string,
): Facts[F] extends Map<string, infer R> ? R : never {
  const record = facts[family].get(key)
  if (!record) throw new Error(`There is no record "${key}" in ${family}`)
  return record as never
}

function endOf(facts: Facts, family: NodeFamily, key: string): LinkEnd {
  const record = lookUp(facts, family, key)
  return { id: nodeId(family, record.id), name: displayName(family, recordName(record)) }
}

/** `sourceNote` follows the name of the source in the label. */
const link = (source: LinkEnd, type: LinkType, target: LinkEnd, sourceNote = ''): GraphLink => ({
  sourceNodeId: source.id,
  targetNodeId: target.id,
  type,
  label: `${source.name}${sourceNote} ${verbs[type]} ${target.name}`,
})

/**
 * The graph has no link type for a project that is part of another, so the part becomes a `Member` of the whole, and
 * the label says "is part of". If the facts also state that the part is a member, only that relation becomes a link.
 */
function linksOfRelation(
  facts: Facts,
  slug: string,
  { type, target }: ProjectRecord['relations'][number],
): GraphLink[] {
  const end = (key: string) => endOf(facts, 'projects', key)
  if (type === 'Member' || type === 'Interoperability') return [link(end(slug), type, end(target))]
  const [part, whole] = type === 'Child' ? [slug, target] : [target, slug]
  const { relations } = lookUp(facts, 'projects', part)
  if (relations.some((r) => r.type === 'Member' && r.target === whole)) return []
  const label = `${end(part).name} is part of ${end(whole).name}`
  return [{ ...link(end(part), 'Member', end(whole)), label }]
}

function linksOfProject(facts: Facts, slug: string, project: ProjectRecord): GraphLink[] {
  const projectEnd = endOf(facts, 'projects', slug)
  const end = (family: NodeFamily, key: string) => endOf(facts, family, key)
  return [
    ...project.entities.map((r) => link(end('entities', r.entity), r.relationship, projectEnd)),
    ...project.persons.map((r) => {
      const onBehalf = r.on_behalf_of ? ` on behalf of ${end('entities', r.on_behalf_of).name}` : ''
      const role = r.role ? `, ${r.role},` : ''
      const involved = link(end('people', r.person), 'Person of Interest', projectEnd, role)
      return { ...involved, label: involved.label + onBehalf }
    }),
    ...project.relations.flatMap((relation) => linksOfRelation(facts, slug, relation)),
    ...project.dlt_instances.map((r) =>
      link(projectEnd, 'DLTinstancesupport', end('dlt-instances', r.dlt_instance)),
    ),
    ...project.regulations.map((r) =>
      link(projectEnd, 'followsRegulation', end('regulations', r.regulation)),
    ),
    ...project.standards.map((r) => link(projectEnd, r.type, end('standards', r.standard))),
    ...project.did_methods.map((r) =>
      link(projectEnd, 'Follows', end('did-methods', r.did_method)),
    ),
  ]
}

/**
 * Links of DLT instances and DID methods. The contract has few types for them, so each has the type with the closest
 * meaning (docs/decisions/002-link-types.md).
 */
function linksOfTechnology(facts: Facts): GraphLink[] {
  const instances = [...facts['dlt-instances']].flatMap(([slug, { operator, dlt }]) => {
    const instanceEnd = endOf(facts, 'dlt-instances', slug)
    return [
      ...(dlt ? [link(instanceEnd, 'DLT based on', endOf(facts, 'dlts', dlt))] : []),
      ...(operator ? [link(endOf(facts, 'entities', operator), 'Managing', instanceEnd)] : []),
    ]
  })
  const methods = [...facts['did-methods']].flatMap(([name, method]) => {
    const methodEnd = endOf(facts, 'did-methods', name)
    return [
      ...method.entities.map((r) =>
        link(endOf(facts, 'entities', r.entity), 'Affiliation', methodEnd),
      ),
      ...method.persons.map((r) =>
        link(endOf(facts, 'people', r.person), 'Person of Interest', methodEnd),
      ),
      ...method.dlt_instances.map((r) =>
        link(methodEnd, 'DLTinstancesupport', endOf(facts, 'dlt-instances', r.dlt_instance)),
      ),
    ]
  })
  return [...instances, ...methods]
}

/** All links, in the order of the records. */
export const linksOf = (facts: Facts): GraphLink[] => [
  ...[...facts.projects].flatMap(([slug, project]) => linksOfProject(facts, slug, project)),
  ...linksOfTechnology(facts),
]

/** The number of links of each node. */
export function countLinks(links: readonly GraphLink[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { sourceNodeId, targetNodeId } of links) {
    for (const id of new Set([sourceNodeId, targetNodeId])) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return counts
}
