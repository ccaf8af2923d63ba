/** A project or consortium: who stands behind it, what it belongs to, and where it is meant for. */
import type { ProjectDetail } from '@/lib/contract/projects'
import { machineDate } from '@/lib/text/dates'
import type { JsonLdNode } from './node'
import { countryOf, named, type Refer, webAddresses } from './references'

export function projectThing(project: ProjectDetail, refer: Refer): JsonLdNode {
  const entities = (type: string) =>
    project.entities
      ?.filter(({ relationship_type }) => relationship_type === type)
      .map(({ id, name, type: types }) => refer(named('entities', { id, name, types })))
  const consortium = project.consortia_relations?.parent_consortium
  return {
    description: project.mission_statement ?? undefined,
    sameAs: webAddresses(project.website),
    foundingDate: project.launch_date ? machineDate(project.launch_date) : undefined,
    location: project.country ? refer(countryOf(project.country)) : undefined,
    areaServed: project.geographic_focus?.map(({ country }) => refer(countryOf(country))),
    parentOrganization: entities('Managing'),
    funder: entities('Funding'),
    member: entities('Member'),
    memberOf: consortium
      ? refer(named('projects', { ...consortium, name: consortium.title, types: ['Consortium'] }))
      : undefined,
  }
}
