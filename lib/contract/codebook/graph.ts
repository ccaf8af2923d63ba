/** Definitions of the fields of the graph and of search results. */
import { withIndefiniteArticle } from '@/lib/text/article'
import { capitalized } from '@/lib/text/capitalized'
import { nodeTypes, resultType } from '../node-types'
import type { Definitions } from './definition'
import { statusMeanings } from './values'

const nodeTypeMeanings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(nodeTypes).map(([type, { one }]) => [
    type,
    `${capitalized(withIndefiniteArticle(one))}.`,
  ]),
)

/** Search results spell the type of DID methods differently. */
const resultTypeMeanings = Object.fromEntries(
  Object.entries(nodeTypeMeanings).map(([type, means]) => [resultType(type), means]),
)

const linkTypeMeanings = {
  Managing: 'An organization manages a project.',
  Funding: 'An organization funds a project.',
  Affiliation: 'An organization is affiliated with a project.',
  Member: 'An organization or a project is a member of a consortium.',
  'Person of Interest': 'A person is involved with a project.',
  DLTinstancesupport: 'A project uses a ledger.',
  'DLT based on': 'A ledger is based on a ledger technology.',
  followsRegulation: 'A project follows a regulation.',
  Follows: 'A project follows a standard or a DID method.',
  Management: 'A project manages a standard.',
  Interoperability: 'Two projects interoperate.',
} as const

const metadata: Definitions = {
  metadata: { means: 'Metadata of the set.', evidence: 'counted' },
  'metadata.total': { means: 'Number of items.', example: 3127, evidence: 'counted' },
  'metadata.compressed': {
    means: 'Whether the data uses a compressed format.',
    example: false,
    evidence: 'assigned',
  },
  'metadata.format': {
    means: 'Format of the data.',
    example: 'json',
    evidence: 'assigned',
    values: { json: 'Plain JSON.', compressed: 'Reserved for later.' },
  },
  'metadata.cache_timestamp': {
    means: 'When the set was created, as an ISO 8601 time.',
    example: '2026-11-21T09:30:00.000Z',
    evidence: 'assigned',
  },
}

export const graphNodeDefinitions: Definitions = {
  ...metadata,
  data: { means: 'Nodes.', evidence: 'record' },
  'data[].id': {
    means: 'Prefix of the family and id of the record.',
    example: 'project-118',
    evidence: 'assigned',
  },
  'data[].type': {
    means: 'Type of the node.',
    example: 'DID Project',
    evidence: 'record',
    values: nodeTypeMeanings,
  },
  'data[].countryCodes': {
    means: 'ISO 3166-1 alpha-2 codes of the countries involved.',
    example: ['CH'],
    evidence: 'record',
  },
  'data[].industryIds': {
    means: 'Ids of its industries.',
    example: ['4'],
    evidence: 'record',
  },
  'data[].website': { means: 'Website.', evidence: 'itself' },
  'data[].status': {
    means: 'Status of a project.',
    example: 'Pilot',
    evidence: 'record',
    values: { ...statusMeanings, 'Failed to Disclose': 'Not disclosed.' },
  },
  'data[].image': { means: 'Path of an icon.', example: '/icons/x.svg', evidence: 'assigned' },
  'data[].domain': {
    means: 'Domain of the website.',
    example: 'wallet.example.org',
    evidence: 'itself',
  },
  'data[].description': {
    means: 'One-sentence description.',
    example: 'A wallet for residents.',
    evidence: 'record',
  },
  'data[].country': {
    means: 'Code of the main country.',
    example: 'CH',
    evidence: 'record',
  },
  'data[].launch': {
    means: 'Launch date: when the intended users could first use it.',
    example: '2025-03',
    evidence: 'record',
  },
  'data[].latitude': { means: 'Degrees north of the equator.', example: 46.9, evidence: 'record' },
  'data[].longitude': { means: 'Degrees east of Greenwich.', example: 7.4, evidence: 'record' },
  'data[].score': {
    means: 'Centrality in the network, from 0 to 100.',
    example: 61.8,
    evidence: 'counted',
  },
}

export const graphLinkDefinitions: Definitions = {
  ...metadata,
  data: { means: 'Links.', evidence: 'record' },
  'data[].sourceNodeId': {
    means: 'Start node.',
    example: 'entity-12',
    evidence: 'record',
  },
  'data[].targetNodeId': {
    means: 'End node.',
    example: 'project-118',
    evidence: 'record',
  },
  'data[].type': {
    means: 'Type of the link.',
    example: 'Managing',
    evidence: 'record',
    values: linkTypeMeanings,
  },
  'data[].label': {
    means: 'The link as a sentence.',
    example: 'Sample Ministry manages Sample Wallet',
    evidence: 'record',
  },
}

export const searchDefinitions: Definitions = {
  id: {
    means: 'Prefix of the family and id of the record.',
    example: 'project-118',
    evidence: 'assigned',
  },
  type: {
    means: 'Search results.',
    example: 'DID Project',
    evidence: 'record',
    values: { ...resultTypeMeanings, Country: 'A country.', Region: 'A region.' },
  },
  code: {
    means: 'Code of a country or region; otherwise null.',
    example: 'CH',
    evidence: 'register',
  },
  countryFilter: {
    means: 'Code to filter by country; otherwise null.',
    example: 'CH',
    evidence: 'register',
  },
  regionFilter: {
    means: 'Name to filter by region; otherwise null.',
    example: 'Europe',
    evidence: 'assigned',
  },
}
