/** Answers that count the organizations of some projects: who funds, builds or manages them. */
import { dataOrUndefined } from '@/lib/client/result'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { recordPath } from '@/lib/portal/records/record-path'
import { counted, enumerated } from '@/lib/text/counted'
import { type Answer, type AnswerRow, cutRows } from './answer'
import type { Relation } from './vocabulary'

type Entities = NonNullable<ProjectDetail['entities']>

/** The relations of organizations to projects. */
export type OrganizationRelation = Exclude<Relation, 'uses'>

const isRelated: Readonly<Record<OrganizationRelation, (entity: Entities[number]) => boolean>> = {
  funds: ({ relationship_type: type }) => type === 'Funding',
  builds: ({ role }) => role === 'Supplier',
  manages: ({ relationship_type: type, role }) => type === 'Managing' || role === 'Operator',
}

interface RelationWords {
  title: string
  singular: string
  plural: string
}

export const relationWords: Readonly<Record<OrganizationRelation, RelationWords>> = {
  funds: { title: 'Funders', singular: 'funds', plural: 'fund' },
  builds: { title: 'Suppliers', singular: 'supplies', plural: 'supply' },
  manages: { title: 'Managers', singular: 'manages', plural: 'manage' },
}

export function countOrganizations(
  projects: readonly ProjectDetail[],
  relation: OrganizationRelation,
): AnswerRow[] {
  const counts = new Map<number, Pick<AnswerRow, 'name' | 'source'> & { projects: Set<string> }>()
  for (const { title, entities } of projects) {
    for (const { id, name, source } of (entities ?? []).filter(isRelated[relation])) {
      const tally = counts.get(id) ?? { name, source, projects: new Set() }
      tally.projects.add(title)
      counts.set(id, tally)
    }
  }
  return [...counts]
    .sort(([, a], [, b]) => b.projects.size - a.projects.size || a.name.localeCompare(b.name))
    .map(([id, { name, source, projects: titles }]) => ({
      name,
      path: recordPath('entities', id, name),
      ...(projects.length > 1
        ? { note: titles.size > 2 ? counted(titles.size, 'project') : enumerated([...titles]) }
        : { source }),
    }))
}

/**
 * The funders or managers of the projects with the given ids, or of all projects, by number of projects in descending
 * order.
 * @param what the projects, in a sentence: `national wallets`
 * @param path the page that shows them
 */
export function answerOrganizations(
  relation: 'funds' | 'manages',
  data: PortalData,
  { what, path, ids }: { what: string; path: string; ids?: readonly number[] },
): Answer | undefined {
  const projects = (dataOrUndefined(data.details) ?? []).filter(
    ({ id }) => ids?.includes(id) ?? true,
  )
  const rows = countOrganizations(projects, relation)
  if (rows.length === 0) return undefined
  const { title, singular, plural } = relationWords[relation]
  const verb = rows.length === 1 ? singular : plural
  return {
    title: `${title} of ${what}`,
    path,
    text: `Sources name ${counted(rows.length, 'organization')} that ${verb} ${what}.`,
    ...cutRows(rows),
    links: [],
  }
}
