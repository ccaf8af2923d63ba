import { z } from 'zod'
import { linkTypes } from '@/lib/contract/graph'
import { type NodeType, nodeTypes } from '@/lib/contract/node-types'
import { defaultGraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { getNode, outlineOfNode, RecordOutline, RecordText } from '../data/records'
import { linkSources, makeSourceList, SourceList } from '../data/sources'
import { defineTool, getLicence, Licence } from '../data/tool'

const maxNeighbours = 100

const types = Object.keys(nodeTypes) as [NodeType, ...NodeType[]]

export const neighbours = defineTool({
  name: 'neighbours',
  title: 'List links of a record',
  description:
    'Lists the records linked to a record, with the type of each link, a sentence that describes it, and its sources. The best connected come first.',
  limit: 'graph',
  input: z.strictObject({
    record: RecordText,
    link_types: z
      .array(z.enum(linkTypes))
      .max(linkTypes.length)
      .optional()
      .describe('Filter by link type'),
    node_types: z
      .array(z.enum(types))
      .max(types.length)
      .optional()
      .describe('Filter by neighbour type'),
    limit: z.int().min(1).max(maxNeighbours).default(50).describe('Maximum number of neighbours'),
  }),
  output: z.object({
    of: RecordOutline,
    total: z.int().describe('Total number of links'),
    neighbours: z.array(
      z.object({
        ...RecordOutline.shape,
        link: z.object({
          type: z.string(),
          outgoing: z
            .boolean()
            .describe('True if the link points from the record to its neighbour'),
          sentence: z.string(),
        }),
        sources: SourceList,
      }),
    ),
    page: z.string().describe('Record in the network explorer'),
    licence: Licence,
  }),
  async answer({ record, link_types, node_types, limit }, dataset) {
    const graph = await dataset.lists.graph()
    const node = getNode(graph, record)
    const found = graph
      .neighbours(node.id)
      .filter(({ link }) => link_types?.some((type) => type === link.type) ?? true)
      .filter((one) => node_types?.some((type) => graph.getTypes(one.node).includes(type)) ?? true)
      .toSorted((a, b) => (b.node.total_links ?? 0) - (a.node.total_links ?? 0))
    const getSources = linkSources(dataset)
    const entries = found.slice(0, limit).map(async ({ node: other, link, outgoing }) => ({
      ...outlineOfNode(dataset, other),
      link: { type: link.type, outgoing, sentence: link.label },
      sources: makeSourceList(await getSources(link)),
    }))
    return {
      of: outlineOfNode(dataset, node),
      total: found.length,
      neighbours: await Promise.all(entries),
      page: dataset.siteUrl + graphAddress('/graph', { ...defaultGraphState, node: node.id }),
      licence: await getLicence(dataset),
    }
  },
})
