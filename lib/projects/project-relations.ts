/** The relations between projects and consortia, read from the side of one of them. */
import type { ProjectDetail } from '@/lib/contract/projects'

export interface RelatedProject {
  id: number
  title: string
  website?: string | null
  source?: string | null
  /** False where the record has no place for a source of it. */
  sourceable: boolean
}

export interface RelationGroup {
  label: string
  projects: RelatedProject[]
}

/** What a relation that this project states is called, and one that another project states of it. */
const labels: Record<string, [stated: string, received: string]> = {
  Child: ['Part of', 'Parent of'],
  Parent: ['Parent of', 'Part of'],
  Member: ['Member of', 'Has as member'],
  Interoperability: ['Interoperates with', 'Interoperates with'],
}

const labelOf = (type: string | null | undefined, received: boolean): string => {
  const known = type ? labels[type] : undefined
  if (known) return known[received ? 1 : 0]
  return received ? `${type ?? 'Related'}, stated by the other` : (type ?? 'Related')
}

/** Groups by label in both directions; a project that is in a group already is not repeated. */
export function projectRelations(relations: ProjectDetail['consortia_relations']): RelationGroup[] {
  const groups = new Map<string, Map<number, RelatedProject>>()
  const add = (label: string, project: Omit<RelatedProject, 'sourceable'>, sourceable: boolean) => {
    const group = groups.get(label) ?? new Map<number, RelatedProject>()
    groups.set(label, group)
    if (!group.has(project.id)) group.set(project.id, { ...project, sourceable })
  }
  for (const one of relations?.as_source ?? []) add(labelOf(one.type, false), one, true)
  for (const one of relations?.as_target ?? []) add(labelOf(one.type, true), one, true)
  if (relations?.parent_consortium) add('Part of', relations.parent_consortium, false)
  for (const child of relations?.child_projects ?? []) add('Parent of', child, false)
  return [...groups].map(([label, projects]) => ({ label, projects: [...projects.values()] }))
}
