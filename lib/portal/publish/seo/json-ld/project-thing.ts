/** Describes a project or consortium: its organizations, the consortium it belongs to, and the countries it serves. */
import type { ProjectDetail } from '@/lib/contract/projects'
import { machineDate } from '@/lib/text/dates'
import type { JsonLdNode } from './node'
import { getCountry, namedReference, type ReferenceTo, webAddresses } from './references'

export function projectThing(project: ProjectDetail, referenceTo: ReferenceTo): JsonLdNode {
  const entities = (type: string) =>
    project.entities
      ?.filter(({ relationship_type }) => relationship_type === type)
      .map(({ id, name, type: types }) =>
        referenceTo(namedReference('entities', { id, name, types })),
      )
  const consortium = project.consortia_relations?.parent_consortium
  return {
    description: project.mission_statement ?? undefined,
    sameAs: webAddresses(project.website),
    foundingDate: project.launch_date ? machineDate(project.launch_date) : undefined,
    dissolutionDate: project.end_date ? machineDate(project.end_date) : undefined,
    keywords: [project.kind, project.level].flatMap((word) => word || []),
    location: project.country ? referenceTo(getCountry(project.country)) : undefined,
    areaServed: project.geographic_focus?.map(({ country }) => referenceTo(getCountry(country))),
    parentOrganization: entities('Managing'),
    funder: entities('Funding'),
    member: entities('Member'),
    memberOf: consortium
      ? referenceTo(
          namedReference('projects', {
            ...consortium,
            name: consortium.title,
            types: ['Consortium'],
          }),
        )
      : undefined,
  }
}
