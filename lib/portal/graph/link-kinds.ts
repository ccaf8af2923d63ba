/** The kinds of links in the graph. They are separate from the kinds of nodes, which browsers load. */
import type { GraphLink, LinkType } from '@/lib/contract/graph'
import type { AllProjectFacts } from '@/lib/portal/projects/project-facts'
import { nodeIdOfRecord } from './node-id'

/**
 * The kinds are the types of the contract, the affiliation of a supplier with its project, which the graph has as
 * `Affiliation`, and one for all types that are not in the contract.
 */
export type LinkKind = LinkType | 'Supply' | 'Other'

/** The words from the start of a link to its end, and those back. */
export const linkWords: Readonly<Record<LinkKind, readonly [forth: string, back: string]>> = {
  Managing: ['manages', 'is managed by'],
  Funding: ['funds', 'is funded by'],
  Affiliation: ['takes part in', 'involves'],
  Supply: ['supplies', 'is supplied by'],
  Member: ['is a member or part of', 'includes'],
  'Person of Interest': ['is involved in', 'involves'],
  DLTinstancesupport: ['uses the ledger', 'is the ledger of'],
  'DLT based on': ['is based on', 'is the basis of'],
  followsRegulation: ['follows', 'applies to'],
  Follows: ['follows', 'is followed by'],
  Management: ['manages', 'is managed by'],
  Interoperability: ['interoperates with', 'interoperates with'],
  Other: ['is linked to', 'is linked to'],
}

/** In the order of keys. */
export const linkKinds = Object.keys(linkWords) as LinkKind[]

export type GetLinkKind = (link: GraphLink) => LinkKind

export const getLinkKind: GetLinkKind = ({ type }) =>
  linkKinds.find((kind) => kind === type) ?? 'Other'

/** Also distinguishes suppliers, as far as the details of projects name them. */
export function linkKindFinder({ byId }: Pick<AllProjectFacts, 'byId'>): GetLinkKind {
  const supplies = new Set(
    [...byId].flatMap(([id, { suppliers = [] }]) =>
      suppliers.map(
        (supplier) =>
          `${nodeIdOfRecord('entities', Number(supplier))} ${nodeIdOfRecord('projects', id)}`,
      ),
    ),
  )
  return (link) => {
    const ends = `${link.sourceNodeId} ${link.targetNodeId}`
    return link.type === 'Affiliation' && supplies.has(ends) ? 'Supply' : getLinkKind(link)
  }
}
