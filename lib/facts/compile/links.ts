/** The links between records: the graph, and the one list from which every count of links is taken. */
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

interface End {
  id: string
  name: string
}

/** A record that a reference names. The check has made sure that it exists. */
export function lookUp<F extends keyof Facts>(
  facts: Facts,
  family: F,
  key: string,
): Facts[F] extends Map<string, infer R> ? R : never {
  const record = facts[family].get(key)
  if (!record) throw new Error(`no record "${key}" in ${family}`)
  return record as never
}

function endOf(facts: Facts, family: NodeFamily, key: string): End {
  const record = lookUp(facts, family, key)
  return { id: nodeId(family, record.id), name: displayName(family, recordName(record)) }
}

const link = (source: End, type: LinkType, target: End, remark = ''): GraphLink => ({
  sourceNodeId: source.id,
  targetNodeId: target.id,
  type,
  label: `${source.name}${remark} ${verbs[type]} ${target.name}`,
})

/**
 * No link type says that a project is part of another: the part is a `Member` of the whole, and the label tells which
 * is meant. If the part is said to be a member as well, there is that one link.
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
  const here = endOf(facts, 'projects', slug)
  const end = (family: NodeFamily, key: string) => endOf(facts, family, key)
  return [
    ...project.entities.map((r) => link(end('entities', r.entity), r.relationship, here)),
    ...project.persons.map((r) => {
      const forWhom = r.on_behalf_of ? ` on behalf of ${end('entities', r.on_behalf_of).name}` : ''
      const remark = r.role ? `, ${r.role},` : ''
      const made = link(end('people', r.person), 'Person of Interest', here, remark)
      return { ...made, label: made.label + forWhom }
    }),
    ...project.relations.flatMap((relation) => linksOfRelation(facts, slug, relation)),
    ...project.dlt_instances.map((r) =>
      link(here, 'DLTinstancesupport', end('dlt-instances', r.dlt_instance)),
    ),
    ...project.regulations.map((r) =>
      link(here, 'followsRegulation', end('regulations', r.regulation)),
    ),
    ...project.standards.map((r) => link(here, r.type, end('standards', r.standard))),
    ...project.did_methods.map((r) => link(here, 'Follows', end('did-methods', r.did_method))),
  ]
}

/**
 * Links beyond those of projects take the type whose meaning is nearest in the contract's vocabulary; the label says
 * exactly what is meant (docs/decisions/002-link-types.md).
 */
function linksOfTechnology(facts: Facts): GraphLink[] {
  const instances = [...facts['dlt-instances']].flatMap(([slug, { operator, dlt }]) => {
    const here = endOf(facts, 'dlt-instances', slug)
    return [
      ...(dlt ? [link(here, 'DLT based on', endOf(facts, 'dlts', dlt))] : []),
      ...(operator ? [link(endOf(facts, 'entities', operator), 'Managing', here)] : []),
    ]
  })
  const methods = [...facts['did-methods']].flatMap(([name, method]) => {
    const here = endOf(facts, 'did-methods', name)
    return [
      ...method.entities.map((r) => link(endOf(facts, 'entities', r.entity), 'Affiliation', here)),
      ...method.persons.map((r) =>
        link(endOf(facts, 'people', r.person), 'Person of Interest', here),
      ),
      ...method.dlt_instances.map((r) =>
        link(here, 'DLTinstancesupport', endOf(facts, 'dlt-instances', r.dlt_instance)),
      ),
    ]
  })
  return [...instances, ...methods]
}

/** All links, in the order of records. */
export const linksOf = (facts: Facts): GraphLink[] => [
  ...[...facts.projects].flatMap(([slug, project]) => linksOfProject(facts, slug, project)),
  ...linksOfTechnology(facts),
]

/** How many links touch each node. */
export function countLinks(links: readonly GraphLink[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { sourceNodeId, targetNodeId } of links) {
    for (const id of new Set([sourceNodeId, targetNodeId])) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return counts
}
