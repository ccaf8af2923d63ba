import { z } from 'zod'
import type { Family } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import { shortestPath } from '@/lib/portal/graph/graph-index'
import { defaultGraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { findNode, outlineOfNode, RecordOutline, RecordText } from '../data/records'
import { linkRelations, makeSourceList, SourceList } from '../data/sources'
import { defineTool, getLicence, Licence } from '../data/tool'

const sharedFamilies: readonly Family[] = ['standards', 'regulations', 'did-methods', 'dlts']

/** Whether a node is shared by so many projects that a path through it means little. */
function isShared({ id }: GraphNode): boolean {
  const family = recordOfNode(id)?.family
  return family !== undefined && sharedFamilies.includes(family)
}

export const path = defineTool({
  name: 'path',
  title: 'Find the shortest path',
  description:
    'Finds a shortest path between two records, link by link, with sources. By default, leaves out what many projects share: standards, regulations, DID methods and ledger technologies.',
  limit: 'graph',
  input: z.strictObject({
    from: RecordText,
    to: RecordText,
    through_shared: z
      .boolean()
      .default(false)
      .describe(
        'True allows paths through standards, regulations, DID methods and ledger technologies',
      ),
  }),
  output: z.object({
    connected: z.boolean(),
    from: RecordOutline,
    to: RecordOutline,
    steps: z
      .array(
        z.object({
          link_type: z.string(),
          sentence: z.string(),
          to: RecordOutline,
          sources: SourceList,
        }),
      )
      .describe('Links of the path; empty if the records are the same or not connected'),
    page: z.string().describe('Path in the network explorer'),
    licence: Licence,
  }),
  async answer({ from, to, through_shared: hubs }, dataset) {
    const graph = await dataset.lists.graph()
    const first = await findNode(dataset, from)
    const last = await findNode(dataset, to)
    const found = shortestPath(graph, first.id, last.id, (node) => hubs || !isShared(node))
    const getRelations = linkRelations(dataset)
    const steps = (found ?? []).map(async ({ node, link }) => ({
      link_type: link.type,
      sentence: link.label,
      to: outlineOfNode(dataset, node),
      sources: makeSourceList(await getRelations(link)),
    }))
    const state = { ...defaultGraphState, from: first.id, to: last.id, hubs }
    return {
      connected: found !== undefined,
      from: outlineOfNode(dataset, first),
      to: outlineOfNode(dataset, last),
      steps: await Promise.all(steps),
      page: dataset.siteUrl + graphAddress('/graph', state),
      licence: await getLicence(dataset),
    }
  },
  getText: ({ connected, steps, from, to }) =>
    connected
      ? [from.name, ...steps.map(({ sentence }) => sentence)].join('\n')
      : `No path connects ${from.name} and ${to.name}. Try through_shared.`,
})
