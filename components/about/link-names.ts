import type { LinkType } from '@/lib/contract/graph'

/** The types of links in the wording of the profiles. */
const linkNames: Record<LinkType, string> = {
  Managing: 'manages',
  Funding: 'funds',
  Member: 'is a member or part',
  Management: 'maintains a standard',
  Interoperability: 'interoperates',
  Affiliation: 'is a partner',
  DLTinstancesupport: 'uses a ledger',
  'DLT based on': 'is based on a technology',
  Follows: 'follows a standard or DID method',
  followsRegulation: 'follows a regulation',
  'Person of Interest': 'is otherwise involved',
}

/** The name of a type. Types of other servers that are not listed here are shown unchanged. */
export const linkName = (type: string): string => linkNames[type as LinkType] ?? type
