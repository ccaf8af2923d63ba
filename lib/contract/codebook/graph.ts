/** Definitions of the fields of the graph and of search results. */
import { withIndefiniteArticle } from '@/lib/text/article'
import { capitalized } from '@/lib/text/capitalized'
import { nodeTypes, resultType } from '../node-types'
import type { Definitions } from './definition'
import { projectStatuses } from './values'

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

const statusMeanings = Object.fromEntries(
  Object.entries(projectStatuses).map(([status, { means }]) => [status, means]),
)

const metadata: Definitions = {
  metadata: { means: 'What holds for the whole set.', evidence: 'counted' },
  'metadata.total': { means: 'How many there are.', example: 3127, evidence: 'counted' },
  'metadata.compressed': {
    means: 'Whether the data are compressed in a form of their own.',
    example: false,
    evidence: 'assigned',
  },
  'metadata.format': {
    means: 'The form of the data.',
    example: 'json',
    evidence: 'assigned',
    values: { json: 'Plain JSON.', compressed: 'Reserved for later.' },
  },
  'metadata.cache_timestamp': {
    means: 'When the set was made, as an ISO 8601 time.',
    example: '2026-11-21T09:30:00.000Z',
    evidence: 'assigned',
  },
}

export const graphNodeDefinitions: Definitions = {
  ...metadata,
  data: { means: 'The nodes.', evidence: 'record' },
  'data[].id': {
    means: 'The prefix of the family, and the number of the record.',
    example: 'project-118',
    evidence: 'assigned',
  },
  'data[].type': {
    means: 'What the node is.',
    example: 'DID Project',
    evidence: 'record',
    values: nodeTypeMeanings,
  },
  'data[].countryCodes': {
    means: 'The countries that it has to do with, by their codes of ISO 3166-1 alpha-2.',
    example: ['CH'],
    evidence: 'record',
  },
  'data[].industryIds': {
    means: 'The numbers of its industries.',
    example: ['4'],
    evidence: 'record',
  },
  'data[].website': { means: 'Its website.', evidence: 'itself' },
  'data[].status': {
    means: 'The status of a project.',
    example: 'Pilot',
    evidence: 'record',
    values: { ...statusMeanings, 'Failed to Disclose': 'The project does not say.' },
  },
  'data[].image': { means: 'The path of an icon.', example: '/icons/x.svg', evidence: 'assigned' },
  'data[].domain': {
    means: 'The domain of its website.',
    example: 'wallet.example.org',
    evidence: 'itself',
  },
  'data[].description': {
    means: 'A description in a sentence.',
    example: 'A wallet for residents.',
    evidence: 'record',
  },
  'data[].country': {
    means: 'The code of its main country.',
    example: 'CH',
    evidence: 'record',
  },
  'data[].launch': {
    means: 'When those for whom it is meant could first use it.',
    example: '2025-03',
    evidence: 'record',
  },
  'data[].latitude': { means: 'Degrees north of the equator.', example: 46.9, evidence: 'record' },
  'data[].longitude': { means: 'Degrees east of Greenwich.', example: 7.4, evidence: 'record' },
  'data[].score': {
    means: 'How central it is in the network, from 0 to 100.',
    example: 61.8,
    evidence: 'counted',
  },
}

export const graphLinkDefinitions: Definitions = {
  ...metadata,
  data: { means: 'The links.', evidence: 'record' },
  'data[].sourceNodeId': {
    means: 'The node from which the link leads.',
    example: 'entity-12',
    evidence: 'record',
  },
  'data[].targetNodeId': {
    means: 'The node to which the link leads.',
    example: 'project-118',
    evidence: 'record',
  },
  'data[].type': {
    means: 'What the link means.',
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
    means: 'The prefix of the family, and the number of the record.',
    example: 'project-118',
    evidence: 'assigned',
  },
  type: {
    means: 'What was found.',
    example: 'DID Project',
    evidence: 'record',
    values: { ...resultTypeMeanings, Country: 'A country.', Region: 'A region.' },
  },
  code: {
    means: 'The code of a country or a region; null for anything else.',
    example: 'CH',
    evidence: 'register',
  },
  countryFilter: {
    means: 'The code by which to filter for a country; null for anything else.',
    example: 'CH',
    evidence: 'register',
  },
  regionFilter: {
    means: 'The name by which to filter for a region; null for anything else.',
    example: 'Europe',
    evidence: 'assigned',
  },
}
