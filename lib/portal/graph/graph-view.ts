/**
 * The content of the network page in a state: a part of the network that fits a picture, the same part as a list, and
 * the choices.
 */
import type { ProjectSummary } from '@/lib/contract/projects'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { countValues } from '@/lib/text/group-by'
import { inSentence } from '@/lib/text/names'
import { type GraphState, type ThemeName, themeNames } from './graph-query'
import { nodeKinds } from './kinds'
import { linkWords } from './link-kinds'
import { byDegree, getPart, type Network, type NetworkNode } from './network'
import {
  makeSelection,
  type PreparedGraph,
  type SearchableGraph,
  type Selection,
} from './selection'
import { findThemeNodes, maxDrawnNodes, type Theme, type ThemeNodes, themes } from './themes'

interface NamedCountry {
  code: string
  name: string
}

export interface KindChoice {
  kind: number
  slug: string
  count: number
  isShown: boolean
}

export interface ListedNode {
  node: NetworkNode
  /** The name of its country, if it is in one country, which the state does not select. */
  country: string | undefined
  /** Its neighbours in the picture, by what connects them: `'takes part in'`. */
  roles: readonly { words: string; neighbours: readonly NetworkNode[] }[]
  /** The number of different neighbours. */
  count: number
}

export interface GraphView {
  /** The theme that is visible if the state selects nothing else. */
  theme?: ThemeName
  title: string
  summary: string
  selection: Selection
  part: Network
  /** The ids of a path, in order. */
  path?: readonly string[]
  /** The ids of the nodes that connect the members of a theme. */
  connectors?: ReadonlySet<string>
  kinds: readonly KindChoice[]
  /** The nodes with the most connections in the picture, or those that connect the members of a theme. */
  listed: readonly ListedNode[]
  /** The number of the others. */
  unlisted: number
  themes: readonly { name: ThemeName; title: string }[]
  countries: readonly (NamedCountry & { count: number })[]
  nodeCount: number
}

/** `'Most connected: TECH5, with 3 national wallets.'` Names may need an article, so none is the subject of a verb. */
function leaders({ connectors }: ThemeNodes, { member }: Theme): string {
  const highestCount = connectors[0]?.count ?? 0
  const first = connectors
    .filter(({ count }) => count === highestCount)
    .map(({ node }) => node.title)
  if (first.length === 0 || first.length > 3) return ''
  const eachNote = first.length > 1 ? ' each' : ''
  return `Most connected: ${enumerated(first)}, with ${counted(highestCount, ...member)}${eachNote}.`
}

/** `'9 organizations have had a role in more than one national wallet'` */
function finding({ connectors, minMembers }: ThemeNodes, { connection, member }: Theme): string {
  const [singular, plural, verb] = connection
  const isOne = connectors.length === 1
  const objects =
    minMembers === 2 ? `more than one ${member[0]}` : `at least ${minMembers} ${member[1]}`
  return `${counted(connectors.length, singular, plural)} ${verb[isOne ? 0 : 1]} ${objects}`
}

/** `'7 of the 9 connect national wallets of different countries.'` */
function acrossBorders({ connectors }: ThemeNodes, { member: [, members] }: Theme): string {
  const total = connectors.length
  const count = connectors.filter(({ crossesBorders }) => crossesBorders).length
  if (count === 0) return ''
  const end = `${members} of different countries.`
  if (total === 1) return `It connects ${end}`
  const all = total === 2 ? 'Both' : `All ${formatCount(total)}`
  return `${count === total ? all : `${formatCount(count)} of the ${formatCount(total)}`} connect ${end}`
}

type Content = Pick<GraphView, 'title' | 'summary' | 'part' | 'path' | 'connectors'>

/** The part has only the links between connectors and members. */
function themePart(network: Network, found: ThemeNodes, theme: Theme): Content {
  const connectors = new Set(found.connectors.map(({ node }) => node.id))
  const { nodes, links } = getPart(network, found.ids)
  const isConnector = (index: number) => connectors.has(nodes[index]?.id ?? '')
  return {
    title: finding(found, theme),
    summary: [leaders(found, theme), acrossBorders(found, theme)].filter(Boolean).join(' '),
    part: {
      nodes,
      links: links.filter(({ source, target }) => isConnector(source) !== isConnector(target)),
    },
    connectors,
  }
}

/** The part that contains the best connected of some nodes. Those without a link in it are left out, unless all are. */
function bestPart(network: Network, nodes: readonly NetworkNode[]): Network {
  const bestConnected = nodes.toSorted(byDegree).slice(0, maxDrawnNodes)
  const part = getPart(network, new Set(bestConnected.map(({ id }) => id)))
  if (part.links.length === 0) return part
  const linkedIndexes = new Set(part.links.flatMap(({ source, target }) => [source, target]))
  return getPart(part, new Set([...linkedIndexes].flatMap((index) => part.nodes[index]?.id ?? [])))
}

function countryPart(network: Network, { code, name }: NamedCountry): Content {
  const nodes = network.nodes.filter(({ countries }) => countries.includes(code))
  const part = bestPart(network, nodes)
  const entryCount = counted(nodes.length, 'entry', 'entries')
  const where = inSentence(name)
  const shownEntries =
    nodes.length === 1
      ? 'only entry'
      : part.nodes.length === nodes.length
        ? entryCount
        : `${formatCount(part.nodes.length)} with the most connections, of ${entryCount}`
  return {
    title: `The network of ${where}`,
    summary:
      nodes.length === 0
        ? `The network has no entries for ${where}.`
        : `The picture shows the ${shownEntries} for ${where}.`,
    part,
  }
}

/** The maximum number of neighbours in a picture. */
const maxNeighbours = 40

function nodePart(network: Network, selection: Selection & { form: 'node' }): Content {
  const { node, neighbours, neighbourCount } = selection
  const drawnNeighbours = neighbours.slice(0, maxNeighbours)
  const more =
    drawnNeighbours.length < neighbourCount
      ? ` The picture shows ${drawnNeighbours.length} of them.`
      : ''
  const connections = `${counted(node.degree, 'connection')} to ${counted(neighbourCount, 'other entry', 'other entries')}`
  return {
    title: node.title,
    summary: neighbourCount === 0 ? 'It has no connections.' : `${connections}.${more}`,
    part: getPart(network, new Set([node, ...drawnNeighbours].map(({ id }) => id))),
  }
}

function pathPart(network: Network, { from, to, steps }: Selection & { form: 'path' }): Content {
  const path = [from.id, ...(steps ?? []).map((step) => step.to.id)]
  return {
    title: `From ${from.title} to ${to.title}`,
    summary: '',
    part: getPart(network, new Set(steps ? path : [from.id, to.id])),
    ...(steps && steps.length > 0 && { path }),
  }
}

const wholePart = (network: Network): Content => ({
  title: 'The full network',
  summary: `${counted(network.links.length, 'connection')} between ${formatCount(network.nodes.length)} projects, organizations, people and technologies.`,
  part: network,
})

const getKinds = ({ nodes }: Network, types: readonly string[]): KindChoice[] =>
  nodeKinds.flatMap(({ slug }, kind) => {
    const count = nodes.filter((node) => node.kind === kind).length
    return count > 0
      ? [{ kind, slug, count, isShown: types.length === 0 || types.includes(slug) }]
      : []
  })

/** The part without the kinds that are hidden. The selected node stays. */
function withoutHidden(part: Network, kinds: readonly KindChoice[], selected?: string): Network {
  const visibleKinds = new Set(kinds.filter(({ isShown }) => isShown).map(({ kind }) => kind))
  const visibleNodes = part.nodes.filter(
    ({ kind, id }) => visibleKinds.has(kind) || id === selected,
  )
  return visibleNodes.length === part.nodes.length
    ? part
    : getPart(part, new Set(visibleNodes.map(({ id }) => id)))
}

const maxListed = 30

function listNodes(
  { nodes, links }: Network,
  getCountry: (node: NetworkNode) => string | undefined,
): ListedNode[] {
  const rolesByNode = nodes.map(() => new Map<string, Set<NetworkNode>>())
  const add = (index: number, words: string, neighbour: NetworkNode) => {
    const roles = rolesByNode[index]
    roles?.set(words, (roles.get(words) ?? new Set()).add(neighbour))
  }
  for (const { source, target, kind } of links) {
    const [sourceNode, targetNode] = [nodes[source], nodes[target]]
    if (!sourceNode || !targetNode || sourceNode === targetNode) continue
    const [forth, back] = linkWords[kind]
    add(source, forth, targetNode)
    add(target, back, sourceNode)
  }
  return nodes
    .map((node, index) => {
      const roles = [...(rolesByNode[index] ?? [])].map(([words, neighbours]) => ({
        words,
        neighbours: [...neighbours].sort(byDegree),
      }))
      const { size: count } = new Set(roles.flatMap(({ neighbours }) => neighbours))
      return { node, country: getCountry(node), roles, count }
    })
    .sort((a, b) => b.count - a.count || a.node.title.localeCompare(b.node.title, 'en'))
}

/** The names of the countries of nodes. Undefined for a node in several countries, and for the selected country. */
export function countryNameFinder(countries: readonly NamedCountry[], { country }: GraphState) {
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  return ({ countries: [code, another] }: NetworkNode): string | undefined =>
    code && !another && code !== country ? names.get(code) : undefined
}

function countryOptions({ nodes }: Network, countries: readonly NamedCountry[]) {
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  return [...countValues(nodes.flatMap((node) => [...new Set(node.countries)]))]
    .map(([code, count]) => ({ code, name: names.get(code) ?? code, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** The nodes of each theme that the API has. */
export function findThemes({ network }: PreparedGraph, projects: readonly ProjectSummary[]) {
  return themeNames.flatMap((name) => {
    if (name === 'all') return []
    const found = findThemeNodes(network, themes[name], projects)
    return found ? [{ name, theme: themes[name], found }] : []
  })
}

type FoundThemes = ReturnType<typeof findThemes>

/** The view of a state. A country whose name is unknown is shown by its code. */
export function getGraphView(
  graph: SearchableGraph,
  state: GraphState,
  { countries, themes: available }: { countries: readonly NamedCountry[]; themes: FoundThemes },
): GraphView {
  const { network } = graph
  const selection = makeSelection(graph, state)
  const chosenTheme = available.find(({ name }) => name === state.theme) ?? available[0]
  const isTheme = selection.form !== 'node' && selection.form !== 'path' && !state.country
  const isWhole = isTheme && (state.theme === 'all' || chosenTheme === undefined)
  const getContent = (): Content => {
    if (selection.form === 'node') return nodePart(network, selection)
    if (selection.form === 'path') return pathPart(network, selection)
    if (state.country) {
      const name = countries.find(({ code }) => code === state.country)?.name ?? state.country
      return countryPart(network, { code: state.country, name })
    }
    return isWhole || !chosenTheme
      ? wholePart(network)
      : themePart(network, chosenTheme.found, chosenTheme.theme)
  }
  const content = getContent()
  const kinds = content.path ? [] : getKinds(content.part, state.types)
  const selected = selection.form === 'node' ? selection.node.id : undefined
  const part = content.path ? content.part : withoutHidden(content.part, kinds, selected)
  const { connectors } = content
  const linkedNodes = listNodes(part, countryNameFinder(countries, state)).filter(
    ({ node }) => !connectors || connectors.has(node.id),
  )
  const listed = linkedNodes.filter(({ count }) => count > 1)
  return {
    ...content,
    ...(isTheme && { theme: isWhole ? 'all' : chosenTheme?.name }),
    selection,
    part,
    kinds,
    listed: listed.slice(0, maxListed),
    unlisted: linkedNodes.length - Math.min(listed.length, maxListed),
    themes: available.map(({ name, theme: { title } }) => ({ name, title })),
    countries: countryOptions(network, countries),
    nodeCount: network.nodes.length,
  }
}
