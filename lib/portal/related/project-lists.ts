/** The lists of the projects of records that a search found, for those by which projects can be filtered. */
import { familyOfPath } from '@/lib/contract/families'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { listAddress } from '@/lib/portal/list/list-state'
import { codeOfSegment, idOfSegment } from '@/lib/portal/records/record-path'
import { projectIdOf } from './project-entry'
import { type ProjectList, projectListOf } from './usage'

const recordPathForm = /^\/([^/]+)\/([^/]+)$/

/** The numbers of projects by the country of their headquarters. */
function countsByCountry(graph: GraphIndex): Map<string, number> {
  const counts = new Map<string, number>()
  for (const node of graph.nodes.values()) {
    if (!node.country || projectIdOf(node) === undefined) continue
    counts.set(node.country, (counts.get(node.country) ?? 0) + 1)
  }
  return counts
}

function listIn(counts: ReadonlyMap<string, number>, code = ''): ProjectList | undefined {
  const count = counts.get(code)
  if (count === undefined) return undefined
  return { count, address: listAddress('/projects', { page: 1, filters: { country: [code] } }) }
}

/** The lists by the path of the record. Records without any project are left out. */
export function projectListsOf(
  graph: GraphIndex,
  paths: readonly string[],
): Record<string, ProjectList> {
  const counts = paths.some((path) => path.startsWith('/countries/'))
    ? countsByCountry(graph)
    : new Map<string, number>()
  const lists = paths.flatMap((path) => {
    const [, name = '', segment = ''] = recordPathForm.exec(path) ?? []
    const family = familyOfPath(name)
    const list =
      family === 'countries'
        ? listIn(counts, codeOfSegment(segment))
        : family && projectListOf(graph, family, idOfSegment(segment) ?? 0)
    return list ? [[path, list] as const] : []
  })
  return Object.fromEntries(lists)
}
