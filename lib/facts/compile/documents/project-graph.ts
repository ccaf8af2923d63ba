/** A project in the graph: its node, and the links that it states. */
import type { GraphLink } from '@/lib/contract/graph'
import type { NodeFamily } from '@/lib/contract/node-types'
import type { ProjectRecord } from '@/lib/facts/load/project-record'
import { isCurrent } from '@/lib/facts/load/record-values'
import type { Facts } from '@/lib/facts/load/records'
import type { Context } from '../context'
import type { NodeFields } from '../family-compiler'
import { getEnd, link, lookUp, repeatsMembership } from '../links'

export function projectNode({ facts }: Context, _slug: string, project: ProjectRecord): NodeFields {
  const managing = project.entities
    .filter((relation) => relation.relationship === 'Managing')
    .map((relation) => lookUp(facts, 'entities', relation.entity).country)
  const industries = project.industries.map((r) => lookUp(facts, 'industries', r.industry).id)
  return {
    title: project.title,
    type: project.type,
    codes: [...managing, ...project.geographic_focus.map((focus) => focus.country)],
    industryIds: [...new Set(industries.map(String))].sort(),
    status: project.status ?? 'Failed to Disclose',
    description: project.mission_statement,
    country: managing[0],
    launch: project.launch_date,
    site: project.website,
  }
}

/**
 * The graph has no link type for a project that is part of another, so the part becomes a
 * `Member` of the parent, and the label is "is part of".
 */
function linksOfRelation(
  facts: Facts,
  slug: string,
  { type, target }: ProjectRecord['relations'][number],
): GraphLink[] {
  const end = (key: string) => getEnd(facts, 'projects', key)
  if (type === 'Member' || type === 'Interoperability') return [link(end(slug), type, end(target))]
  const [part, whole] = type === 'Child' ? [slug, target] : [target, slug]
  const label = `${end(part).name} is part of ${end(whole).name}`
  return [{ ...link(end(part), 'Member', end(whole)), label }]
}

export function projectLinks(facts: Facts, slug: string, project: ProjectRecord): GraphLink[] {
  const projectEnd = getEnd(facts, 'projects', slug)
  const end = (family: NodeFamily, key: string) => getEnd(facts, family, key)
  return [
    ...project.entities.map((r) => link(end('entities', r.entity), r.relationship, projectEnd)),
    ...project.persons.map((r) => {
      const onBehalf = r.on_behalf_of ? ` on behalf of ${end('entities', r.on_behalf_of).name}` : ''
      const role = r.role ? `, ${r.role},` : ''
      const involved = link(end('people', r.person), 'Person of Interest', projectEnd, role)
      return { ...involved, label: involved.label + onBehalf }
    }),
    ...project.relations
      .filter((relation) => !repeatsMembership(facts, project, relation))
      .flatMap((relation) => linksOfRelation(facts, slug, relation)),
    ...project.dlt_instances
      .filter(isCurrent)
      .map((r) => link(projectEnd, 'DLTinstancesupport', end('dlt-instances', r.dlt_instance))),
    ...project.regulations
      .filter(isCurrent)
      .map((r) => link(projectEnd, 'followsRegulation', end('regulations', r.regulation))),
    ...project.standards
      .filter(isCurrent)
      .map((r) => link(projectEnd, r.type, end('standards', r.standard))),
    ...project.did_methods
      .filter(isCurrent)
      .map((r) => link(projectEnd, 'Follows', end('did-methods', r.did_method))),
  ]
}
