import type { LinkType } from '@/lib/contract/graph'

/** The types of links in the words of the profiles. */
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

/** The name of a type; another server may have types that are not listed here, which are shown as they are. */
export const linkName = (type: string): string => linkNames[type as LinkType] ?? type
