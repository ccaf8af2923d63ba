/** The roles of organizations: the main one of each organization of a country, and all those of one in a sentence. */
import type { EntityDetail } from '@/lib/contract/entities'
import type { ProjectDetail } from '@/lib/contract/projects'
import { entityRoles, projectEntities } from '@/lib/portal/profile/project-relations'
import { getStage } from '@/lib/portal/projects/status'
import { enumerated, formatCount } from '@/lib/text/counted'
import { groupBy } from '@/lib/text/group-by'
import type { ProjectEntry } from './project-entry'

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

/** An organization with fewer projects is described by their list. */
const minDescribed = 3

function describeWallets(count: number, all: number): string {
  if (count === 0) return ''
  const part = count === all ? 'all' : count === 1 ? 'one' : formatCount(count)
  return `, ${part} of them ${count === 1 ? 'a national wallet' : 'national wallets'}`
}

const describeRole = (role: string, count: number): string[] =>
  count === 0 ? [] : [`${role} of ${count === 1 ? 'one' : formatCount(count)}`]

function describeMembership(count: number): string[] {
  if (count === 0) return []
  return [count === 1 ? 'a member of a consortium' : `a member of ${formatCount(count)} consortia`]
}

function describeEnded(count: number, all: number): string {
  if (count === 0) return ''
  if (count === all) return ' All of these projects have ended.'
  return count === 1
    ? ' One of these projects has ended.'
    : ` Of these projects, ${formatCount(count)} have ended.`
}

/**
 * @example 'GS1 has or had a role in 72 projects, 2 of them national wallets. It is or was the manager of 12, a funder of 45
 * and a member of 3 consortia. Of these projects, 9 have ended.'
 */
export function describeOrganization(
  { name, project_relations: relations, consortium_memberships: memberships }: EntityDetail,
  related: { entries: readonly ProjectEntry[]; nationalWallets?: ReadonlySet<number> } | undefined,
): string | undefined {
  const { managed, funded, affiliated } = relations ?? {}
  const getIds = (...lists: (typeof managed)[]) =>
    new Set(lists.flatMap((list) => list ?? []).map(({ project }) => project.id))
  const consortia = new Set((memberships ?? []).map(({ consortium }) => consortium.id))
  const ids = new Set([...getIds(managed, funded, affiliated), ...consortia])
  if (ids.size < minDescribed) return undefined
  const wallets = [...ids].filter((id) => related?.nationalWallets?.has(id)).length
  const ended = (related?.entries ?? []).filter(
    ({ id, status }) => ids.has(id) && getStage(status) === 'ended',
  ).length
  const roles = [
    ...describeRole('the manager', getIds(managed).size),
    ...describeRole('a funder', getIds(funded).size),
    ...describeMembership(consortia.size),
  ]
  return [
    `${name} has or had a role in ${formatCount(ids.size)} projects${describeWallets(wallets, ids.size)}.`,
    ...(roles.length > 0 ? [` It is or was ${enumerated(roles)}.`] : []),
    describeEnded(ended, ids.size),
  ].join('')
}
