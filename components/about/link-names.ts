import type { LinkType } from '@/lib/contract/graph'

/** What a link of each type says, in the words of the profiles. */
const linkNames: Record<LinkType, string> = {
  Managing: 'manages',
  Funding: 'funds',
  Member: 'is a member or part',
  Management: 'maintains a standard',
  Interoperability: 'interoperates',
  Affiliation: 'is affiliated',
  DLTinstancesupport: 'uses a ledger',
  'DLT based on': 'is based on a technology',
  Follows: 'follows a standard or DID method',
  followsRegulation: 'follows a regulation',
  'Person of Interest': 'is a person of interest',
}

/** Another server may know more types: one of these goes by its own name. */
export const linkName = (type: string): string => linkNames[type as LinkType] ?? type
