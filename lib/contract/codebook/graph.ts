/** Definitions of the fields of the graph and of search results. */
import { capitalized, withIndefiniteArticle } from '@/lib/text/sentences'
import { nodeTypes, resultType } from '../node-types'
import {
  assigned,
  counted,
  type Definitions,
  fromItself,
  fromRecord,
  fromRegister,
} from './definition'
import { statusMeanings } from './values'

const nodeTypeMeanings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(nodeTypes).map(([type, { singular }]) => [
    type,
    `${capitalized(withIndefiniteArticle(singular))}.`,
  ]),
)

/** Search results spell the type of DID methods differently. */
const resultTypeMeanings = Object.fromEntries(
  Object.entries(nodeTypeMeanings).map(([type, means]) => [resultType(type), means]),
)

const linkTypeMeanings = {
  Managing: 'An organization manages a project.',
  Funding: 'An organization funds a project.',
  Affiliation: 'An organization takes part in a project in another way, such as supplier.',
  Member: 'An organization or a project is a member of a consortium.',
  'Person of Interest': 'A person is involved with a project.',
  DLTinstancesupport: 'A project uses a ledger.',
  'DLT based on': 'A ledger is based on a ledger technology.',
  followsRegulation: 'A project follows a law.',
  Follows: 'A project follows a standard or a DID method.',
  Management: 'A project manages a standard.',
  Interoperability: 'Two projects interoperate.',
} as const

const metadata: Definitions = {
  metadata: counted('About the set: its size, format and time.'),
  'metadata.total': counted('Number of nodes or links in the set.', 3127),
  'metadata.compressed': assigned('Whether the data uses a compressed format.', false),
  'metadata.format': assigned('Format of the data.', 'json', {
    json: 'Plain JSON.',
    compressed: 'Reserved for later.',
  }),
  'metadata.cache_timestamp': assigned(
    'When the set was created, as an ISO 8601 time.',
    '2026-11-21T09:30:00.000Z',
  ),
}

export const graphNodeDefinitions: Definitions = {
  ...metadata,
  data: fromRecord('All nodes: one for each record.'),
  'data[].id': assigned('Kind and number of the record, joined by a hyphen.', 'project-118'),
  'data[].type': fromRecord('Kind of record that the node shows.', 'DID Project', nodeTypeMeanings),
  'data[].countryCodes': fromRecord('ISO 3166-1 alpha-2 codes of the countries involved.', ['CH']),
  'data[].industryIds': fromRecord('Ids of the industries in which the project is used.', ['4']),
  'data[].website': fromItself('Official website.'),
  'data[].status': fromRecord('Stage that the project has reached.', 'Pilot', {
    ...statusMeanings,
    'Failed to Disclose': 'Not disclosed.',
  }),
  'data[].image': assigned('Path of the icon for this kind of record.', '/icons/x.svg'),
  'data[].domain': fromItself('Domain of the website.', 'wallet.example.org'),
  'data[].description': fromRecord('One-sentence description.', 'A wallet for residents.'),
  'data[].country': fromRecord('Code of the main country.', 'CH'),
  'data[].launch': fromRecord(
    'Launch date: when the intended users could first use it.',
    '2025-03',
  ),
  'data[].latitude': fromRecord('Degrees north of the equator.', 46.9),
  'data[].longitude': fromRecord('Degrees east of Greenwich.', 7.4),
  'data[].score': counted('Centrality in the network, from 0 to 100.', 61.8),
}

export const graphLinkDefinitions: Definitions = {
  ...metadata,
  data: fromRecord('All links between nodes.'),
  'data[].sourceNodeId': fromRecord('Id of the node where the link starts.', 'entity-12'),
  'data[].targetNodeId': fromRecord('Id of the node where the link ends.', 'project-118'),
  'data[].type': fromRecord('How the two nodes are related.', 'Managing', linkTypeMeanings),
  'data[].label': fromRecord('The link as a sentence.', 'Sample Ministry manages Sample Wallet'),
}

export const searchDefinitions: Definitions = {
  id: assigned('Kind and number of the record, joined by a hyphen.', 'project-118'),
  type: fromRecord('Kind of result.', 'DID Project', {
    ...resultTypeMeanings,
    Country: 'A country.',
    Region: 'A region.',
  }),
  code: fromRegister('Code of a country or region; otherwise null.', 'CH'),
  countryFilter: fromRegister('Code to filter by country; otherwise null.', 'CH'),
  regionFilter: assigned('Name to filter by region; otherwise null.', 'Europe'),
}
