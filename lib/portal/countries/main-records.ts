/**
 * The main projects and organizations of a country, which its page shows. A country may have hundreds, which would make its
 * page slow on phones; the lists have all of them.
 */
import type { Country } from '@/lib/contract/countries'
import { byStage } from '@/lib/portal/projects/status'
import { inNameOrder } from '@/lib/portal/records/name-order'

type Items<T> = readonly T[] | null | undefined

export const maxRows = { projects: 10, serving: 5, organizations: 10 } as const

/** A single further item is listed too, because a link to it would take as much space. */
const getFirst = <T>(items: readonly T[], max: number): readonly T[] =>
  items.slice(0, items.length === max + 1 ? max + 1 : max)

/** `ids` are the ids of the most important items, in order. All other items follow. */
function inOrder<T extends { id: number }>(items: Items<T>, ids: readonly number[]): T[] {
  const ranks = new Map(ids.map((id, rank) => [id, rank]))
  const getRank = ({ id }: T): number => ranks.get(id) ?? ids.length
  return (items ?? []).toSorted((a, b) => getRank(a) - getRank(b))
}

export interface MainRecords {
  /** The country with the records that its page shows, in the order of the page. */
  country: Country
  /** The number of projects that serve it and are not based there, of which the page shows the first. */
  otherCount: number
}

/** `organizationIds` are the ids of the organizations of the country, the best connected first. */
export function getMainRecords(
  country: Country,
  organizationIds: readonly number[] = [],
): MainRecords {
  const { projects_hq, projects_target, entities_hq, ...rest } = inNameOrder(country)
  const home = new Set((projects_hq ?? []).map(({ id }) => id))
  const others = (projects_target ?? []).filter(({ id }) => !home.has(id))
  const main = {
    ...rest,
    projects_hq: [...getFirst((projects_hq ?? []).toSorted(byStage), maxRows.projects)],
    projects_target: [...getFirst(others.toSorted(byStage), maxRows.serving)],
    entities_hq: [...getFirst(inOrder(entities_hq, organizationIds), maxRows.organizations)],
  }
  return { country: main, otherCount: others.length }
}
