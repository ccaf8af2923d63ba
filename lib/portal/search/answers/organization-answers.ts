/** Answers that count the organizations of some projects: who funds, builds or manages them. */
import type { ProjectDetail } from '@/lib/contract/projects'
import { recordPath } from '@/lib/portal/records/record-path'
import { counted, enumerated } from '@/lib/text/counted'
import { type Answer, type AnswerRow, cutRows } from './answer'
import type { Relation } from './question'

/** The relations of organizations to projects. */
export type OrganizationRelation = Exclude<Relation, 'uses'>

interface RelationWords {
  /** The types and roles with which the data states the relation. */
  types: readonly string[]
  title: string
  singular: string
  plural: string
}

export const relationWords: Readonly<Record<OrganizationRelation, RelationWords>> = {
  funds: { types: ['Funding'], title: 'Funders', singular: 'funds', plural: 'fund' },
  builds: { types: ['Supplier'], title: 'Suppliers', singular: 'supplies', plural: 'supply' },
  manages: {
    types: ['Managing', 'Operator'],
    title: 'Managers',
    singular: 'manages',
    plural: 'manage',
  },
}

/** The organizations with a relation to projects, by number of projects in descending order. */
export function countOrganizations(
  projects: readonly ProjectDetail[],
  relation: OrganizationRelation,
): AnswerRow[] {
  const { types } = relationWords[relation]
  const counts = new Map<number, Pick<AnswerRow, 'name' | 'source'> & { projects: Set<string> }>()
  for (const { title, entities } of projects) {
    for (const { id, name, source, relationship_type: type, role } of entities ?? []) {
      if (!types.includes(type) && !types.includes(role ?? '')) continue
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
 * The organizations with a relation to projects. Undefined if there are none.
 * @param what the projects, in a sentence: `national wallets`
 * @param path the page that shows them
 */
export function answerOrganizations(
  relation: OrganizationRelation,
  projects: readonly ProjectDetail[],
  { what, path }: { what: string; path: string },
): Answer | undefined {
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
