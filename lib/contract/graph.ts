import { z } from 'zod'
import { namedObject } from './values'

const NodeWebsite = namedObject('WebsiteLink', { Description: z.string(), Url: z.string() })

export const GraphNode = namedObject('GraphNode', {
  id: z.string(),
  title: z.string(),
  type: z.string(),
  countryCodes: z.array(z.string()),
  industryIds: z.array(z.string()),
  website: NodeWebsite.nullish(),
  status: z.string().nullish(),
  image: z.string().nullish(),
  domain: z.string().nullish(),
  description: z.string().nullish(),
  country: z.string().nullish(),
  launch: z.string().nullish(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  score: z.number().nullish(),
  total_links: z.int().nullish(),
})
export type GraphNode = z.infer<typeof GraphNode>

/** The types of links. `Parent` and `Child` occur only in the relationships of a project, not in the graph. */
export const linkTypes = [
  'Managing',
  'Funding',
  'Affiliation',
  'Member',
  'Person of Interest',
  'DLTinstancesupport',
  'DLT based on',
  'followsRegulation',
  'Follows',
  'Management',
  'Interoperability',
] as const
export type LinkType = (typeof linkTypes)[number]

export const GraphLink = namedObject('GraphLink', {
  sourceNodeId: z.string(),
  targetNodeId: z.string(),
  type: z.string(),
  label: z.string(),
})
export type GraphLink = z.infer<typeof GraphLink>

export const GraphMetadata = namedObject('GraphMetadata', {
  total: z.int(),
  compressed: z.boolean(),
  format: z.enum(['json', 'compressed']),
  cache_timestamp: z.string(),
})

export const GraphNodes = namedObject('GraphNodes', {
  data: z.array(GraphNode),
  metadata: GraphMetadata,
})
export type GraphNodes = z.infer<typeof GraphNodes>
export const GraphLinks = namedObject('GraphLinks', {
  data: z.array(GraphLink),
  metadata: GraphMetadata,
})
export type GraphLinks = z.infer<typeof GraphLinks>
