/** The roles of people in projects, which are in the details of projects but not in the list of people. */
import type { ProjectDetail } from '@/lib/contract/projects'

export interface PersonRole {
  role?: string
  /** The organization on whose behalf the person has the role. */
  organization?: { id: number; name: string }
}

export type RolesByPerson = ReadonlyMap<number, readonly PersonRole[]>

type People = Pick<ProjectDetail, 'persons_of_interest'>

/** The roles of each person, in the order of the projects. The same role in several projects is listed once. */
export function getRolesByPerson(projects: readonly People[]): RolesByPerson {
  const roles = new Map<number, Map<string, PersonRole>>()
  for (const { persons_of_interest: people } of projects) {
    for (const { person, role, on_behalf_of: organization } of people ?? []) {
      if (!role && !organization) continue
      const rolesOfPerson = roles.get(person.id) ?? new Map<string, PersonRole>()
      roles.set(person.id, rolesOfPerson)
      rolesOfPerson.set(JSON.stringify([role, organization?.id]), {
        ...(role ? { role } : {}),
        ...(organization ? { organization } : {}),
      })
    }
  }
  return new Map([...roles].map(([id, rolesOfPerson]) => [id, [...rolesOfPerson.values()]]))
}
