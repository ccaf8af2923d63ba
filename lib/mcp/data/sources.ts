/**
 * The pages that confirm the result of a tool. The graph contains none itself: the sources of its links are in the
 * relationships of projects.
 */
import { z } from 'zod'
import { familyOfField } from '@/lib/contract/families'
import type { GraphLink } from '@/lib/contract/graph'
import type { ProjectRelationships } from '@/lib/contract/project-relationships'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { type SourceUse, sourceIndex } from '@/lib/portal/sources/source-index'
import { cachedPromise } from '@/lib/promises/cached-promise'
import { isObject } from '@/lib/text/json-values'
import type { ToolData } from './tool'

export const SourceEntry = z.object({
  url: z.string(),
  archived: z.string().describe('Archived copy').optional(),
})

export const SourceList = z
  .array(SourceEntry)
  .describe('Sources of these facts, without duplicates')

/** Lists each source once. Texts that are not web addresses are left out. */
export const makeSourceList = (uses: Iterable<SourceUse>): z.input<typeof SourceList> =>
  sourceIndex('', uses).sources.flatMap(({ url, archived }) =>
    url === undefined ? [] : [{ url, ...(archived ? { archived } : {}) }],
  )

/** The relation behind a link, with the role of an organization or a person. */
interface Relation extends SourceUse {
  type: string
  role?: string | null
}

/** True if a relation names this record, in a field for records of its family. */
const names = (relation: object, family: string, id: number): boolean =>
  Object.entries(relation).some(
    ([field, value]) =>
      isObject(value) &&
      value.id === id &&
      familyOfField(field.replace(/^(?:source|target)_/, '')) === family,
  )

function getRelations({ projects, summary: _, project: __, ...kinds }: ProjectRelationships) {
  const relations: readonly Relation[] = [
    ...Object.values(kinds).flat(),
    ...projects.outgoing,
    ...projects.incoming,
  ]
  return relations
}

/** Returns a function that finds the relations behind a link. It reads the relationships of each project once. */
export function linkRelations(dataset: ToolData): (link: GraphLink) => Promise<Relation[]> {
  const read = new Map<number, Promise<readonly Relation[]>>()
  const relations = (project: number) =>
    cachedPromise(read, project, async () => {
      const answer = await dataset.queryApi(`/projects/${project}/relationships`)
      return getRelations(answer as ProjectRelationships)
    })
  return async ({ sourceNodeId, targetNodeId, type }) => {
    const ends = [recordOfNode(sourceNodeId), recordOfNode(targetNodeId)]
    const project = ends.find((end) => end?.family === 'projects')
    const otherEnd = ends.find((end) => end !== project)
    if (!project || !otherEnd) return []
    const between = (await relations(project.id)).filter((relation) =>
      names(relation, otherEnd.family, otherEnd.id),
    )
    const alike = between.filter((relation) => relation.type === type)
    return alike.length > 0 ? alike : between
  }
}
