import type { ProjectRelationships } from '@/lib/contract/project-relationships'
import type { ProjectRecord } from '@/lib/facts/load/project-record'
import { isCurrent } from '@/lib/facts/load/record-values'
import { type Context, countryRef, didMethodRef, getDomain, nameRef, pick } from '../context'
import { lookUp, repeatsMembership } from '../links'

/** In the contract, a website is an object in this document. Its description is the host. */
const websiteObject = (website: string | undefined) =>
  website ? { Url: website, Description: getDomain(website) ?? website } : undefined

function listProjects(context: Context, slug: string, project: ProjectRecord) {
  const { facts, backlinks } = context
  const reference = ({ id, title, website }: ProjectRecord) => ({
    id,
    title,
    website: websiteObject(website),
  })
  return {
    outgoing: project.relations
      .filter((relation) => !repeatsMembership(facts, project, relation))
      .map((relation) => ({
        type: relation.type,
        target_project: reference(lookUp(facts, 'projects', relation.target)),
        source: relation.source,
      })),
    incoming: backlinks
      .project(slug)
      .filter(({ owner, relation }) => !repeatsMembership(facts, owner, relation))
      .map(({ owner, relation }) => ({
        type: relation.type,
        source_project: reference(owner),
        source: relation.source,
      })),
  }
}

/** The relations to people and organizations. */
const getActors = ({ facts }: Context, project: ProjectRecord) => ({
  entities: project.entities.map((r) => {
    const { id, name, type, website, country } = lookUp(facts, 'entities', r.entity)
    const entity = { id, name, type, website: websiteObject(website) }
    const withCountry = { ...entity, country: countryRef(country) }
    return { type: r.relationship, role: r.role, entity: withCountry, source: r.source }
  }),
  persons: project.persons.map((r) => ({
    type: 'Person of Interest',
    person: nameRef(lookUp(facts, 'people', r.person)),
    role: r.role,
    on_behalf_of: r.on_behalf_of ? nameRef(lookUp(facts, 'entities', r.on_behalf_of)) : undefined,
    source: r.source,
  })),
})

/** The current technical relations of a project. Its detail also has the former ones. */
const getFoundations = ({ facts }: Context, project: ProjectRecord) => ({
  dlt_instances: project.dlt_instances.filter(isCurrent).map((r) => {
    const { id, name, website } = lookUp(facts, 'dlt-instances', r.dlt_instance)
    const instance = { id, name, website: websiteObject(website) }
    return { type: 'DLTinstancesupport', dlt_instance: instance, source: r.source }
  }),
  regulations: project.regulations.filter(isCurrent).map((r) => {
    const { id, title, country } = lookUp(facts, 'regulations', r.regulation)
    const regulation = { id, title, country: country ? countryRef(country) : undefined }
    return { type: 'followsRegulation', regulation, source: r.source }
  }),
  standards: project.standards.filter(isCurrent).map((r) => ({
    type: r.type,
    standard: pick(lookUp(facts, 'standards', r.standard), 'id', 'title'),
    source: r.source,
  })),
  did_methods: project.did_methods.filter(isCurrent).map((r) => ({
    type: 'Follows',
    did_method: didMethodRef(lookUp(facts, 'did-methods', r.did_method)),
    source: r.source,
  })),
})

export function projectRelationships(
  context: Context,
  slug: string,
  project: ProjectRecord,
): ProjectRelationships {
  const groups = { ...getActors(context, project), ...getFoundations(context, project) }
  const projects = listProjects(context, slug, project)
  const byType: Record<string, number> = Object.fromEntries(
    Object.entries(groups).map(([name, relations]) => [name, relations.length]),
  )
  byType.projects = projects.outgoing.length + projects.incoming.length
  return {
    project: pick(project, 'id', 'title', 'type'),
    ...groups,
    projects,
    summary: {
      totalRelationships: Object.values(byType).reduce((sum, count) => sum + count, 0),
      byType,
    },
  }
}
