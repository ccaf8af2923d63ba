import type { GraphLink } from '@/lib/contract/graph'
import type { NodeFamily } from '@/lib/contract/node-types'
import {
  type InclusionCriteria,
  inclusionCriteria,
  type ProjectDetail,
  type ProjectSummary,
  sourcedDates,
  sourcedTexts,
  type TechnicalProperty,
  technicalProperties,
} from '@/lib/contract/projects'
import { countryByCode } from '@/lib/facts/load/countries'
import type { ProjectRecord } from '@/lib/facts/load/project-record'
import { isCurrent } from '@/lib/facts/load/record-values'
import type { Facts } from '@/lib/facts/load/records'
import {
  type Context,
  countryRef,
  derivedId,
  didMethodRef,
  logoUrl,
  nameRef,
  pick,
  projectRef,
} from '../context'
import type { FamilyCompiler, NodeFields } from '../family-compiler'
import { getEnd, link, lookUp, repeatsMembership } from '../links'

function projectNode({ facts }: Context, _slug: string, project: ProjectRecord): NodeFields {
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

function projectLinks(facts: Facts, slug: string, project: ProjectRecord): GraphLink[] {
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

/**
 * Returns the relations to consortia and other projects, both the relations stated by this project and the relations
 * stated by the others.
 */
function consortiaRelations(context: Context, slug: string, project: ProjectRecord) {
  const { facts, backlinks } = context
  const outgoing = project.relations.map((r) => ({
    type: r.type,
    other: lookUp(facts, 'projects', r.target),
    source: r.source,
  }))
  const incoming = backlinks.project(slug).map(({ owner, relation }) => ({
    type: relation.type,
    other: owner,
    source: relation.source,
  }))
  const related = (r: (typeof outgoing)[number]) => ({
    ...projectRef(r.other),
    type: r.type,
    source: r.source,
  })
  const parents = [
    ...outgoing.filter((r) => r.type === 'Child'),
    ...incoming.filter((r) => r.type === 'Parent'),
  ]
  const children = [
    ...outgoing.filter((r) => r.type === 'Parent'),
    ...incoming.filter((r) => r.type === 'Child'),
  ]
  const parent = parents.find((r) => r.other.type === 'Consortium')
  return {
    parent_consortium: parent ? projectRef(parent.other) : null,
    child_projects: children.map((r) => projectRef(r.other)),
    as_source: outgoing.map(related),
    as_target: incoming.map(related),
  }
}

function projectSummary(context: Context, project: ProjectRecord): ProjectSummary {
  const managing = context.managingEntity(project)?.entity
  return {
    ...pick(project, 'id', 'title', 'type', 'kind', 'level', 'website'),
    logo_url: logoUrl(project.website),
    ...pick(project, 'status', 'launch_date', 'announcement_date', 'mission_statement'),
    country: managing && countryRef(managing.country),
    region: managing && countryByCode(managing.country)?.worldRegion,
    managing_entity: managing && nameRef(managing),
    stats: {
      total_links: context.linkCount('projects', project.id),
      score: context.score('projects', project.id),
    },
  }
}

/** The facts that have a field of their own, each with the field of its source. */
const sourcedFields = [...sourcedDates, ...sourcedTexts].flatMap(
  (name) => [name, `${name}_source`] as const,
)

function technicalFields(project: ProjectRecord) {
  const fields = technicalProperties.flatMap((name) => [
    [name, project.technical?.[name]?.value ?? null],
    [`${name}_source`, project.technical?.[name]?.source],
  ])
  return Object.fromEntries(fields) as Record<TechnicalProperty, boolean | null>
}

function inclusionFields(project: ProjectRecord): InclusionCriteria {
  const criteria = project.inclusion_criteria
  const fields = inclusionCriteria.flatMap((name) => [
    [name, criteria[name]?.value ?? null],
    [`${name}_sources`, criteria[name]?.sources ?? []],
  ])
  const { announcement_date: date, announcement_date_source: source } = project
  return {
    ...Object.fromEntries(fields),
    announcement_date: date,
    announcement_date_sources: source ? [source] : [],
    exception_reason: criteria.exception_reason ?? null,
  }
}

/** The people and organizations of a project. */
const getActors = ({ facts }: Context, project: ProjectRecord) => ({
  persons_of_interest: project.persons.map((r) => ({
    person: nameRef(lookUp(facts, 'people', r.person)),
    role: r.role,
    on_behalf_of: r.on_behalf_of ? nameRef(lookUp(facts, 'entities', r.on_behalf_of)) : null,
    source: r.source,
  })),
  entities: project.entities.map((r) => {
    const entity = lookUp(facts, 'entities', r.entity)
    return {
      ...pick(entity, 'id', 'name', 'website', 'type'),
      country: countryRef(entity.country),
      relationship_type: r.relationship,
      ...pick(r, 'role', 'source'),
    }
  }),
})

/** The source of a relation and, if it has ended, the date of its end. */
const getSources = (relation: { source: string; until?: string; until_source?: string }) =>
  pick(relation, 'source', 'until', 'until_source')

/** The technology of a project. */
const getFoundations = ({ facts }: Context, project: ProjectRecord) => ({
  regulations: project.regulations.map((r) => {
    const { id, title, country, region } = lookUp(facts, 'regulations', r.regulation)
    return { id, title, country: country ? countryRef(country) : null, region, ...getSources(r) }
  }),
  standards: project.standards.map((r) => ({
    ...pick(lookUp(facts, 'standards', r.standard), 'id', 'title', 'url'),
    type: r.type,
    ...getSources(r),
  })),
  did_methods: project.did_methods.map((r) => ({
    ...didMethodRef(lookUp(facts, 'did-methods', r.did_method)),
    ...getSources(r),
  })),
  dlt_instances: project.dlt_instances.map((r) => ({
    ...pick(lookUp(facts, 'dlt-instances', r.dlt_instance), 'id', 'name', 'website'),
    ...getSources(r),
  })),
})

function projectDetail(context: Context, slug: string, project: ProjectRecord): ProjectDetail {
  const { facts } = context
  const { stats, ...summary } = projectSummary(context, project)
  return {
    ...summary,
    ...pick(project, 'status_source', 'status_date', ...sourcedFields),
    ai_description: project.ai_description,
    ...technicalFields(project),
    geographic_focus: project.geographic_focus.map(({ country, source }) => ({
      country: countryRef(country),
      source,
    })),
    products: project.products.map(({ title }) => ({
      id: derivedId('product', project.id, title),
      title,
    })),
    links: project.links,
    ...getActors(context, project),
    consortia_relations: consortiaRelations(context, slug, project),
    ...getFoundations(context, project),
    credential_profiles: project.credential_profiles.map(({ name, url, source }) => ({
      id: derivedId('credential profile', name, url),
      name,
      url,
      source,
    })),
    industries: project.industries.map((r) => ({
      ...nameRef(lookUp(facts, 'industries', r.industry)),
      source: r.source,
    })),
    inclusion_criteria: inclusionFields(project),
    stats,
  }
}

export const projectCompiler = {
  item: (context, _key, project) => ({
    names: [project.title],
    filters: { type: [project.type] },
    summary: projectSummary(context, project),
  }),
  measure: ({ score }, _key, { id }) => score('projects', id),
  detail: projectDetail,
  node: projectNode,
  links: projectLinks,
} satisfies FamilyCompiler<ProjectRecord>
