/** The sources of connections, which the graph does not have, from the details of projects. */
import type { Family } from '@/lib/contract/families'
import type { LinkType } from '@/lib/contract/graph'
import type { ProjectDetail } from '@/lib/contract/projects'
import { findSource, type SourceRecords } from '@/lib/portal/sources/references'
import { linkWords } from './link-kinds'
import { nodeIdOfRecord } from './node-id'

/** The id of the source that states a connection of two nodes in these words. Undefined if none is known. */
export type FindConnectionSource = (from: string, words: string, to: string) => number | undefined

interface Relation {
  family: Family
  id: number
  source?: string | null
  /** The role of an organization. An organization may have several, each with its own source. */
  role?: string
}

function getRelations(project: ProjectDetail): Relation[] {
  const { as_source, as_target } = project.consortia_relations ?? {}
  const inFamily = (
    family: Family,
    relations: readonly Pick<Relation, 'id' | 'source'>[] | null | undefined,
  ) => (relations ?? []).map(({ id, source }) => ({ family, id, source }))
  return [
    ...(project.entities ?? []).map(({ id, source, relationship_type: role }) => ({
      family: 'entities' as const,
      id,
      source,
      role,
    })),
    ...(project.persons_of_interest ?? []).map(({ person, source }) => ({
      family: 'people' as const,
      id: person.id,
      source,
    })),
    ...inFamily('projects', [...(as_source ?? []), ...(as_target ?? [])]),
    ...inFamily('regulations', project.regulations),
    ...inFamily('standards', project.standards),
    ...inFamily('did-methods', project.did_methods),
    ...inFamily('dlt-instances', project.dlt_instances),
  ]
}

/** Both directions of a role in words. A supplier is an affiliation in the details. */
const roleWords = (role: string): readonly string[] => [
  ...(Object.hasOwn(linkWords, role) ? linkWords[role as LinkType] : []),
  ...(role === 'Affiliation' ? linkWords.Supply : []),
]

export function connectionSourceFinder(
  details: readonly ProjectDetail[],
  records: SourceRecords,
): FindConnectionSource {
  const sources = new Map<string, number>()
  const getKey = (a: string, b: string, words = '') => `${[a, b].sort().join(' ')} ${words}`
  for (const project of details) {
    const own = nodeIdOfRecord('projects', project.id)
    for (const { family, id, source, role } of getRelations(project)) {
      const other = nodeIdOfRecord(family, id)
      const record = findSource(records, source)
      if (!own || !other || !record) continue
      for (const words of role === undefined ? [''] : roleWords(role)) {
        const key = getKey(own, other, words)
        if (!sources.has(key)) sources.set(key, record.id)
      }
    }
  }
  return (from, words, to) => sources.get(getKey(from, to, words)) ?? sources.get(getKey(from, to))
}
