/** The themes of the network page. Each is about members, such as national wallets, and the nodes that connect several of them. */
import type { NodeFamily } from '@/lib/contract/node-types'
import type { ProjectSummary } from '@/lib/contract/projects'
import type { ThemeName } from './graph-query'
import { nodeKinds } from './kinds'
import type { Network, NetworkNode } from './network'

type Project = Pick<ProjectSummary, 'id' | 'kind' | 'level'>

export interface Theme {
  /** The label of its link: `'National wallets'`. */
  title: string
  member: readonly [singular: string, plural: string]
  /** The sentence on a connection, with its subject in the singular and the plural. */
  connection: readonly [
    singular: string,
    plural: string,
    verb: readonly [singular: string, plural: string],
  ]
  memberFamily: NodeFamily
  connectorFamily: NodeFamily
  /** The projects that are members, if not all records of the family are. */
  isMember?: (project: Project) => boolean
}

const ofProjects = (
  title: string,
  member: Theme['member'],
  isMember: (project: Project) => boolean,
): Theme => ({
  title,
  member,
  connection: ['organization', 'organizations', ['has had a role in', 'have had a role in']],
  memberFamily: 'projects',
  connectorFamily: 'entities',
  isMember,
})

const ofKind = (kind: Project['kind']) => (project: Project) => project.kind === kind

export const themes: Readonly<Record<Exclude<ThemeName, 'all'>, Theme>> = {
  wallets: ofProjects(
    'National wallets',
    ['national wallet', 'national wallets'],
    ({ kind, level }) => kind === 'Wallet' && level === 'National',
  ),
  credentials: ofProjects(
    'Credentials',
    ['credential project', 'credential projects'],
    ofKind('Credential'),
  ),
  organizations: ofProjects(
    'Organization identity',
    ['project on the identity of organizations', 'projects on the identity of organizations'],
    ofKind('Organization identity'),
  ),
  pilots: ofProjects(
    'Pilot programmes',
    ['pilot programme', 'pilot programmes'],
    ofKind('Pilot programme'),
  ),
  infrastructure: ofProjects(
    'Infrastructure',
    ['infrastructure project', 'infrastructure projects'],
    ofKind('Infrastructure'),
  ),
  research: ofProjects(
    'Research',
    ['research or funding project', 'research or funding projects'],
    ofKind('Research and funding'),
  ),
  ledgers: {
    title: 'Ledgers',
    member: ['ledger', 'ledgers'],
    connection: ['technology', 'technologies', ['is the basis of', 'are the basis of']],
    memberFamily: 'dlt-instances',
    connectorFamily: 'dlts',
  },
}

/** The nodes of a theme: the connectors of at least `minMembers` members, and these members. */
export interface ThemeNodes {
  minMembers: number
  /** With the number of members that each connects, the highest first, and whether no country has all of these. */
  connectors: readonly { node: NetworkNode; count: number; crossesBorders: boolean }[]
  ids: ReadonlySet<string>
}

/** The maximum number of names that stay legible in one picture. */
export const maxDrawnNodes = 60

const getFamily = ({ kind }: NetworkNode): NodeFamily | undefined => nodeKinds[kind]?.family

/** Whether no country has all nodes. A node without a country could be in any. */
function crossesBorders(nodes: ReadonlySet<NetworkNode>): boolean {
  const [first = [], ...others] = [...nodes]
    .map(({ countries }) => countries)
    .filter(({ length }) => length > 0)
  return first.length > 0 && !first.some((code) => others.every((codes) => codes.includes(code)))
}

/** The nodes of a theme, limited to the connectors of the most members. Undefined if nothing connects two members. */
export function findThemeNodes(
  { nodes, links }: Network,
  { memberFamily, connectorFamily, isMember }: Theme,
  projects: readonly Project[],
): ThemeNodes | undefined {
  const memberIds = isMember && new Set(projects.filter(isMember).map(({ id }) => `project-${id}`))
  const isIn = (node: NetworkNode) =>
    getFamily(node) === memberFamily && (memberIds?.has(node.id) ?? true)
  const membersByConnector = new Map<NetworkNode, Set<NetworkNode>>()
  for (const { source, target } of links) {
    const ends = [nodes[source], nodes[target]]
    for (const [connector, member] of [ends, ends.toReversed()]) {
      if (!connector || !member || getFamily(connector) !== connectorFamily || !isIn(member))
        continue
      const members = membersByConnector.get(connector) ?? new Set()
      membersByConnector.set(connector, members.add(member))
    }
  }
  for (let minMembers = 2; ; minMembers += 1) {
    const connectors = [...membersByConnector].filter(([, members]) => members.size >= minMembers)
    if (connectors.length === 0) return undefined
    const ids = new Set(
      connectors.flatMap(([node, members]) => [node, ...members].map(({ id }) => id)),
    )
    if (ids.size > maxDrawnNodes) continue
    return {
      minMembers,
      connectors: connectors
        .map(([node, members]) => ({
          node,
          count: members.size,
          crossesBorders: crossesBorders(members),
        }))
        .sort((a, b) => b.count - a.count || (a.node.title < b.node.title ? -1 : 1)),
      ids,
    }
  }
}
