/** The main project of each organization of a country, and its role in it. */
import type { ProjectDetail } from '@/lib/contract/projects'
import { entityRoles, projectEntities } from '@/lib/portal/profile/project-relations'
import { groupBy } from '@/lib/text/group-by'

export interface MainRole {
  project: { id: number; title: string }
  role: string
  /** The number of its other projects. */
  otherCount: number
}

/** Projects of the country come first, then the best connected. */
export function mainRoles(
  details: readonly ProjectDetail[],
  code: string,
): ReadonlyMap<number, MainRole> {
  const rank = ({ country }: ProjectDetail): number => (country?.code === code ? 0 : 1)
  const inOrder = details.toSorted(
    (a, b) => rank(a) - rank(b) || (b.stats?.total_links ?? 0) - (a.stats?.total_links ?? 0),
  )
  const main = new Map<number, MainRole>()
  for (const project of inOrder) {
    const roles = groupBy(projectEntities(project), ({ id }) => id)
    for (const [organization, relations] of roles) {
      const known = main.get(organization)
      const role = [...new Set(relations.flatMap(entityRoles))].join(', ')
      main.set(
        organization,
        known
          ? { ...known, otherCount: known.otherCount + 1 }
          : { project: { id: project.id, title: project.title }, role, otherCount: 0 },
      )
    }
  }
  return main
}
