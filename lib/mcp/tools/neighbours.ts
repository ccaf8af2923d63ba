import { z } from 'zod'
import { linkTypes } from '@/lib/contract/graph'
import { type NodeType, nodeTypes } from '@/lib/contract/node-types'
import { defaultGraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { counted } from '@/lib/text/counted'
import { findNode, outlineOfNode, RecordOutline, RecordText } from '../data/records'
import { linkRelations, makeSourceList, SourceList } from '../data/sources'
import { defineTool, getLicence, Licence } from '../data/tool'

const maxNeighbours = 100
const maxRecords = 100

const types = Object.keys(nodeTypes) as [NodeType, ...NodeType[]]

export const neighbours = defineTool({
  name: 'neighbours',
  title: 'List links of records',
  description:
    'Lists the records linked to one record or several, such as the funders of all projects of a list, with the type of each link, a sentence that describes it, the role of an organization (such as Supplier), and its sources. The best connected come first.',
  limit: 'graph',
  input: z.strictObject({
    record: z
      .union([RecordText, z.array(RecordText).min(1).max(maxRecords)])
      .describe(
        'One record, or a list of up to 100: ids, paths such as `projects/118`, addresses of pages',
      ),
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
    of: z
      .array(z.object({ record: z.string(), name: z.string() }))
      .describe('Those of the records that have such links'),
    total: z.int().describe('Total number of links'),
    neighbours: z.array(
      z.object({
        ...RecordOutline.shape,
        of: z.string().describe('The record that it is linked to'),
        link: z.object({
          type: z.string(),
          outgoing: z
            .boolean()
            .describe('True if the link points from the record to its neighbour'),
          sentence: z.string(),
          role: z.string().optional().describe('Role of the neighbour, such as Supplier'),
        }),
        sources: SourceList,
      }),
    ),
    page: z.string().describe('The network explorer, with the first of the records'),
    licence: Licence,
  }),
  async answer({ record, link_types, node_types, limit }, dataset) {
    const graph = await dataset.lists.graph()
    const nodes = await Promise.all([record].flat().map((text) => findNode(dataset, text)))
    const found = nodes
      .flatMap((origin) =>
        graph.neighbours(origin.id).map((neighbour) => ({ of: origin, ...neighbour })),
      )
      .filter(({ link }) => link_types?.some((type) => type === link.type) ?? true)
      .filter(
        (neighbour) =>
          node_types?.some((type) => graph.getTypes(neighbour.node).includes(type)) ?? true,
      )
      .toSorted((a, b) => (b.node.total_links ?? 0) - (a.node.total_links ?? 0))
    const getRelations = linkRelations(dataset)
    const entries = found.slice(0, limit).map(async ({ of, node: neighbour, link, outgoing }) => {
      const relations = await getRelations(link)
      const roles = [...new Set(relations.flatMap(({ role }) => role ?? []))].join(', ')
      return {
        ...outlineOfNode(dataset, neighbour),
        of: of.id,
        link: {
          type: link.type,
          outgoing,
          sentence: link.label,
          ...(roles ? { role: roles } : {}),
        },
        sources: makeSourceList(relations),
      }
    })
    return {
      of: nodes
        .filter(({ id }) => found.some(({ of }) => of.id === id))
        .map(({ id: record, title: name }) => ({ record, name })),
      total: found.length,
      neighbours: await Promise.all(entries),
      page: dataset.siteUrl + graphAddress('/graph', { ...defaultGraphState, node: nodes[0]?.id }),
      licence: await getLicence(dataset),
    }
  },
  getText: ({ total, neighbours }) =>
    [
      `${counted(total, 'link')}${total > neighbours.length ? `, the first ${neighbours.length}` : ''}`,
      ...neighbours.map(
        ({ record, link: { sentence, role } }) =>
          `${sentence} (${record})${role ? `: ${role}` : ''}`,
      ),
    ].join('\n'),
})
