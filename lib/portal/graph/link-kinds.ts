/** The kinds of links in the graph. They are separate from the kinds of nodes, which browsers load. */
import type { GraphLink, LinkType } from '@/lib/contract/graph'
import type { AllProjectFacts } from '@/lib/portal/projects/project-facts'
import { nodeIdOfRecord } from './node-id'

/** The type of the affiliation of a supplier with its project. The graph has it as `Affiliation`. */
const supplyType = 'Supply'

/** The words from the start of a link to its end, and those back. */
const linkWords: Record<LinkType | typeof supplyType, readonly [forth: string, back: string]> = {
  Managing: ['manages', 'is managed by'],
  Funding: ['funds', 'is funded by'],
  Affiliation: ['takes part in', 'involves'],
  [supplyType]: ['supplies', 'is supplied by'],
  Member: ['is a member or part of', 'includes'],
  'Person of Interest': ['is involved in', 'involves'],
  DLTinstancesupport: ['uses the ledger', 'is the ledger of'],
  'DLT based on': ['is based on', 'is the basis of'],
  followsRegulation: ['follows', 'applies to'],
  Follows: ['follows', 'is followed by'],
  Management: ['manages', 'is managed by'],
  Interoperability: ['interoperates with', 'interoperates with'],
}

/** The last words are for types that are not in the contract. */
const words = [...Object.values(linkWords), ['is linked to', 'is linked to']] as const

/** The words from the start of a link to its end. */
export const linkKinds: readonly string[] = words.map(([forth]) => forth)
/** The words from the end of a link to its start. */
export const inverseLinkKinds: readonly string[] = words.map(([, back]) => back)

const linkIndexes = new Map(Object.keys(linkWords).map((type, index) => [type, index]))

const linkKindIndex = (type: string): number => linkIndexes.get(type) ?? linkKinds.length - 1

export type GetLinkKind = (link: GraphLink) => number

export const getLinkKind: GetLinkKind = ({ type }) => linkKindIndex(type)

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
  return ({ type, sourceNodeId, targetNodeId }) => {
    const isSupply = type === 'Affiliation' && supplies.has(`${sourceNodeId} ${targetNodeId}`)
    return linkKindIndex(isSupply ? supplyType : type)
  }
}
