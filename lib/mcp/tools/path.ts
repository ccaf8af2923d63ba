import { z } from 'zod'
import { defaultGraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { isHub } from '@/lib/portal/graph/kinds'
import { shortestPath } from '@/lib/portal/graph/shortest-path'
import { getNode, outlineOfNode, RecordOutline, RecordText } from '../data/records'
import { linkSources, makeSourceList, SourceList } from '../data/sources'
import { defineTool, getLicence, Licence } from '../data/tool'

export const path = defineTool({
  name: 'path',
  title: 'Find the shortest path',
  description:
    'Finds a shortest path between two records, link by link, with sources. Leaves out standards and regulations by default, because many projects share them.',
  limit: 'graph',
  input: z.strictObject({
    from: RecordText,
    to: RecordText,
    through_standards: z
      .boolean()
      .default(false)
      .describe('True allows paths through standards and regulations'),
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
  async answer({ from, to, through_standards: hubs }, dataset) {
    const graph = await dataset.lists.graph()
    const [first, last] = [getNode(graph, from), getNode(graph, to)]
    const found = shortestPath(graph, first.id, last.id, (node) => hubs || !isHub(node))
    const getSources = linkSources(dataset)
    const steps = (found ?? []).map(async ({ node, link }) => ({
      link_type: link.type,
      sentence: link.label,
      to: outlineOfNode(dataset, node),
      sources: makeSourceList(await getSources(link)),
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
})
