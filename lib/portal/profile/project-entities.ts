import type { ProjectDetail } from '@/lib/contract/projects'

export type RelatedEntity = NonNullable<ProjectDetail['entities']>[number]

const roles = ['Managing', 'Funding', 'Member', 'Affiliation']

/** Managing organizations come first, and roles that only another server has come last. */
const rank = ({ relationship_type: role }: RelatedEntity): number =>
  roles.includes(role) ? roles.indexOf(role) : roles.length

export const projectEntities = ({ entities }: ProjectDetail): RelatedEntity[] =>
  (entities ?? []).toSorted((a, b) => rank(a) - rank(b))

/** The source of the relation that names the managing organization. */
export const managingSource = ({ entities, managing_entity: manager }: ProjectDetail) =>
  entities?.find((e) => e.relationship_type === 'Managing' && e.id === manager?.id)?.source
