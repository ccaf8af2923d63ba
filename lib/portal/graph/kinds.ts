/** The kinds of nodes and links in the graph, with their names and colours in the portal and their slugs in URLs. */

import { displayName } from '@/lib/contract/families'
import type { LinkType } from '@/lib/contract/graph'
import { type NodeFamily, type NodeType, nodeTypes } from '@/lib/contract/node-types'
import { recordPath } from '@/lib/portal/records/record-path'
import { colours, lightDark, type Theme } from '@/lib/portal/theme/colours'

/** Node colours contrast with the background and with each other. */
const nodeColours: Record<NodeType, Record<Theme, string>> = {
  'DID Project': { light: '#0b7a75', dark: '#4fc1b6' },
  Consortium: { light: '#1d4f91', dark: '#7fb0f0' },
  Public: { light: '#b3261e', dark: '#ff8a80' },
  Private: { light: '#c05c00', dark: '#f2a65a' },
  Person: { light: '#6b4fa0', dark: '#b9a2f2' },
  Regulation: { light: '#876a00', dark: '#dcc04a' },
  Standard: { light: '#3f7d20', dark: '#94cf6a' },
  didmethod: { light: '#b0307f', dark: '#f08fca' },
  dltinstance: { light: '#4a5a68', dark: '#a9b8c6' },
  dlt: { light: '#7a4a2b', dark: '#cf9f80' },
}

interface Palette {
  paper: string
  ink: string
  link: string
  accent: string
  /** In the order of `nodeKinds`. The last is for types without a colour of their own. */
  nodes: readonly string[]
}

const getPalette = (theme: Theme, link: string): Palette => ({
  paper: colours.paper[theme],
  ink: colours.ink[theme],
  link,
  accent: colours.accent[theme],
  nodes: [
    ...(Object.keys(nodeTypes) as NodeType[]).map((type) => nodeColours[type][theme]),
    colours.muted[theme],
  ],
})

export const graphPalettes: Record<Theme, Palette> = {
  light: getPalette('light', '#c3bcab'),
  dark: getPalette('dark', '#4a5259'),
}

/** The colour of a kind for a presentation attribute of SVG. */
export const kindColour = (kind: number): string => {
  const [light = '', dark = ''] = [graphPalettes.light.nodes[kind], graphPalettes.dark.nodes[kind]]
  return lightDark({ light, dark })
}

/** The name without its prefix, by which visitors look for methods too. Other names are returned unchanged. */
export const shortMethodName = (name: string): string => name.replace(/^did:/i, '')

/**
 * The name as pages show it. Another server's documents may contain the prefix already.
 * @example fullMethodName('web') // 'did:web'
 */
export const fullMethodName = (name: string): string =>
  displayName('did-methods', shortMethodName(name))

interface Kind {
  slug: string
  one: string
  many: string
}

type NodeKind = Kind & { family?: NodeFamily }

const kindOfLinkType: Record<LinkType, Kind> = {
  Managing: { slug: 'managing', one: 'manages', many: 'Manages' },
  Funding: { slug: 'funding', one: 'funds', many: 'Funds' },
  Affiliation: { slug: 'affiliation', one: 'is affiliated with', many: 'Is affiliated with' },
  Member: { slug: 'member', one: 'is a member or part of', many: 'Is a member or part of' },
  'Person of Interest': { slug: 'person', one: 'is involved in', many: 'Is involved in' },
  DLTinstancesupport: { slug: 'ledger', one: 'uses the ledger', many: 'Uses a ledger' },
  'DLT based on': { slug: 'technology', one: 'is based on', many: 'Is based on a technology' },
  followsRegulation: { slug: 'regulation', one: 'follows', many: 'Follows a regulation' },
  Follows: { slug: 'follows', one: 'follows', many: 'Follows a standard or DID method' },
  Management: { slug: 'management', one: 'manages', many: 'Manages a standard' },
  Interoperability: {
    slug: 'interoperability',
    one: 'interoperates with',
    many: 'Interoperates with',
  },
}

/** The kinds of all types that are not in the contract, which other servers may have. */
const otherNode: Kind = { slug: 'other', one: 'other record', many: 'Other records' }
const otherLink: Kind = { slug: 'other', one: 'is linked to', many: 'Is linked in another way' }

export const nodeKinds: readonly NodeKind[] = [...Object.values(nodeTypes), otherNode]
export const linkKinds: readonly Kind[] = [...Object.values(kindOfLinkType), otherLink]

const getIndexes = (kinds: object) =>
  new Map(Object.keys(kinds).map((type, index) => [type, index]))
const nodeIndexes = getIndexes(nodeTypes)
const linkIndexes = getIndexes(kindOfLinkType)

export const nodeKindIndex = (type: string): number => nodeIndexes.get(type) ?? nodeKinds.length - 1

export const linkKindIndex = (type: string): number => linkIndexes.get(type) ?? linkKinds.length - 1

/** The families whose nodes have so many links that a path through them is not informative. */
const hubFamilies: ReadonlySet<NodeFamily> = new Set<NodeFamily>(['regulations', 'standards'])

/** Whether a node is a standard or a regulation. `type` is the type in the API's terms. */
export function isHub({ type }: { type: string }): boolean {
  const family = nodeKinds[nodeKindIndex(type)]?.family
  return family !== undefined && hubFamilies.has(family)
}

/** The path of the profile of a node. Undefined for nodes without a profile, such as regions. */
export function profilePathOfNode(node: {
  id: string
  title: string
  kind: number
}): string | undefined {
  const family = nodeKinds[node.kind]?.family
  const id = Number(/-([1-9]\d{0,15})$/.exec(node.id)?.[1])
  return family && Number.isSafeInteger(id) ? recordPath(family, id, node.title) : undefined
}
