/** The organizations of a project, and its relations to other projects from its own perspective. */
import type { ProjectDetail } from '@/lib/contract/projects'

export type RelatedEntity = NonNullable<ProjectDetail['entities']>[number]

const roles = ['Managing', 'Funding', 'Member', 'Affiliation']

/** Managing organizations come first, and roles that only another server has come last. */
const rank = ({ relationship_type: role }: RelatedEntity): number =>
  roles.includes(role) ? roles.indexOf(role) : roles.length

export const projectEntities = ({ entities }: ProjectDetail): RelatedEntity[] =>
  (entities ?? []).toSorted((a, b) => rank(a) - rank(b))

/** The names of relationships for which the source states no role. */
const roleNames: Readonly<Record<string, string>> = {
  Managing: 'Manager',
  Funding: 'Funder',
  Member: 'Member',
  Affiliation: 'Partner',
}

/**
 * The roles of an organization. A role that the source states is more specific than that of a partner.
 * @example entityRoles({ relationship_type: 'Managing', role: 'Operator' }) // ['Manager', 'Operator']
 */
export function entityRoles({
  relationship_type: relationship,
  role,
}: Pick<RelatedEntity, 'relationship_type' | 'role'>): string[] {
  const name = roleNames[relationship] ?? relationship
  return [...(relationship === 'Affiliation' && role ? [] : [name]), ...(role ? [role] : [])]
}

/** The roles of one organization, by the id of the project. */
export function rolesByProject(
  details: readonly ProjectDetail[],
  id: number,
): ReadonlyMap<number, readonly string[]> {
  return new Map(
    details.flatMap((project) => {
      const rolesInProject = projectEntities(project).filter((entity) => entity.id === id)
      return rolesInProject.length > 0
        ? [[project.id, [...new Set(rolesInProject.flatMap(entityRoles))]] as const]
        : []
    }),
  )
}

/** The source of the relation that names the managing organization. */
export const managingSource = ({ entities, managing_entity: manager }: ProjectDetail) =>
  entities?.find((e) => e.relationship_type === 'Managing' && e.id === manager?.id)?.source

/** The organizations that manage the project, except the organization that the record names as its manager. */
export function otherManagers({ entities, managing_entity: manager }: ProjectDetail) {
  const managers = (entities ?? []).filter(
    ({ relationship_type: type, id }) => type === 'Managing' && id !== manager?.id,
  )
  return [...new Map(managers.map((entity) => [entity.id, entity])).values()]
}

export interface RelatedProject {
  id: number
  title: string
  /** Its type, such as `Consortium`, if the record states it. */
  kind?: string | null
  website?: string | null
  source?: string | null
  /** False if the record has no field for the source of the relation. */
  sourceable: boolean
}

export interface RelationGroup {
  label: string
  projects: RelatedProject[]
}

/** The labels of a relation that this project states, and of a relation that another project states about it. */
const labels: Record<string, [stated: string, received: string]> = {
  Child: ['Part of', 'Parent of'],
  Parent: ['Parent of', 'Part of'],
  Member: ['Member of', 'Member projects'],
  Interoperability: ['Interoperates with', 'Interoperates with'],
}

const getLabel = (type: string | null | undefined, received: boolean): string => {
  const typeLabels = type ? labels[type] : undefined
  if (typeLabels) return typeLabels[received ? 1 : 0]
  return received ? `${type ?? 'Related'}, stated by the other` : (type ?? 'Related')
}

/** Groups the relations of both directions by label. No group contains a project twice. */
export function projectRelations(relations: ProjectDetail['consortia_relations']): RelationGroup[] {
  const groups = new Map<string, Map<number, RelatedProject>>()
  const add = (label: string, project: RelatedProject) => {
    const group = groups.get(label) ?? new Map<number, RelatedProject>()
    groups.set(label, group)
    const existing = group.get(project.id)
    group.set(project.id, existing ? { ...existing, kind: existing.kind ?? project.kind } : project)
  }
  const { as_source, as_target, parent_consortium: parent, child_projects } = relations ?? {}
  for (const { type, ...project } of as_source ?? [])
    add(getLabel(type, false), { ...project, sourceable: true })
  for (const { type, ...project } of as_target ?? [])
    add(getLabel(type, true), { ...project, sourceable: true })
  if (parent) add('Part of', { ...parent, kind: parent.type, sourceable: false })
  for (const child of child_projects ?? [])
    add('Parent of', { ...child, kind: child.type, sourceable: false })
  return [...groups].map(([label, projects]) => ({ label, projects: [...projects.values()] }))
}
