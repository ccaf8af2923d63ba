/** Derives the facts that the graph adds to the profile of a record, by the family of the record. */
import { dataOrUndefined } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import { getNames, makeGraph } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { nodeIdOfRecord, recordOfNode } from '@/lib/portal/graph/node-id'
import { listAddress } from '@/lib/portal/list/list-state'
import { organizationPlaces } from '@/lib/portal/map/map-points'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { rolesByProject } from '@/lib/portal/profile/project-relations'
import { countryPath } from '@/lib/portal/records/record-path'
import { isMemberOfUnion, unionCode, unionMembers } from '@/lib/portal/records/union-laws'
import {
  currentWallets,
  isNationalWallet,
  nationalWallets,
  type WalletCountry,
} from '@/lib/portal/wallets/national-wallets'
import { type BuiltOn, getBuiltOn, projectsOfCountry } from './built-on'
import { type MainRole, mainRoles } from './organization-roles'
import { getPartners, type Partners } from './partners'
import { type ProjectEntry, projectEntry } from './project-entry'
import { type SimilarProject, similarProjects } from './similar-projects'
import type { TallyItem } from './tally'
import { getUsage, isUsedFamily, type Usage } from './usage'

/** Links the European Union and its member states, as far as the API lists them. */
interface UnionLinks {
  /** For a member state, if the API also lists the union. */
  union?: { code: string; name: string }
  /** For the union: its member states, with the number of projects headquartered in each. */
  members?: readonly TallyItem[]
}

/** Whether the API lists a country. If it does not, the name of the country is its code. */
const isListed = (names: NameLookup, code: string): boolean => names.country(code) !== code

function getMember(graph: GraphIndex, names: NameLookup, code: string): TallyItem {
  return {
    value: code,
    name: names.country(code),
    count: projectsOfCountry(graph, code).length,
    address: listAddress('/projects', { filters: { country: [code] } }),
    path: countryPath(code),
  }
}

function unionLinks(graph: GraphIndex, names: NameLookup, code: string): UnionLinks {
  if (code === unionCode) {
    const listed = unionMembers.filter((member) => isListed(names, member))
    const members = listed.map((member) => getMember(graph, names, member))
    return { members: members.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) }
  }
  if (!isMemberOfUnion(code) || !isListed(names, unionCode)) return {}
  return { union: { code: unionCode, name: names.country(unionCode) } }
}

export interface Related extends UnionLinks {
  entries: readonly ProjectEntry[]
  /** For records that projects use or follow, or target. */
  usage?: Usage
  builtOn?: BuiltOn
  /** For countries: the ids of their organizations. Organizations with the most connections come first. */
  organizations?: readonly number[]
  /** For countries: the main projects of organizations, if the API has the details of projects. */
  mainRoles?: ReadonlyMap<number, MainRole>
  places?: { organizations: number; count: number }
  partners?: Partners
  /** For organizations: their roles by the id of the project, if the API has the details of projects. */
  roles?: ReadonlyMap<number, readonly string[]>
  similar?: readonly SimilarProject[]
  /** For a national wallet that has ended: its country, with the national wallets that have not. */
  successors?: Pick<WalletCountry, 'name' | 'wallets'>
  /** For organizations, regulations and standards: the ids of the national wallets among all projects. */
  nationalWallets?: ReadonlySet<number>
}

/** Identifies a record. Only countries have a code, by which they are found. */
interface RecordReference {
  family: Family
  id: number
  code?: string
}

const getEntries = (names: NameLookup, nodes: Iterable<GraphNode>) =>
  [...new Set(nodes)].flatMap((node) => projectEntry(node, names) ?? [])

const isOfCountry = ({ country, countryCodes }: GraphNode, code: string): boolean =>
  country === code || countryCodes.includes(code)

function rankOrganizations(graph: GraphIndex, code: string): number[] {
  const found = [...graph.nodes.values()].flatMap((node) => {
    const record = node.country === code ? recordOfNode(node.id) : undefined
    return record?.family === 'entities'
      ? [{ id: record.id, links: graph.neighbours(node.id).length }]
      : []
  })
  return found.toSorted((a, b) => b.links - a.links).map(({ id }) => id)
}

function relatedOfCountry(graph: GraphIndex, names: NameLookup, code: string): Related {
  const nodes = [...graph.nodes.values()].filter((node) => isOfCountry(node, code))
  const places = organizationPlaces(graph.nodes.values(), code)
  const organizations = places.reduce((sum, { count }) => sum + count, 0)
  return {
    entries: getEntries(names, nodes),
    builtOn: getBuiltOn(graph, names, code),
    organizations: rankOrganizations(graph, code),
    ...unionLinks(graph, names, code),
    ...(organizations > 0 ? { places: { organizations, count: places.length } } : {}),
  }
}

export function findRelated(
  graph: GraphIndex,
  names: NameLookup,
  { family, id, code }: RecordReference,
): Related {
  if (code !== undefined) return relatedOfCountry(graph, names, code)
  if (isUsedFamily(family)) {
    const { usage, entries = [] } = getUsage(graph, names, family, id) ?? {}
    return { entries, usage }
  }
  const nodeId = nodeIdOfRecord(family, id) ?? ''
  const neighbours = graph.neighbours(nodeId).map(({ node }) => node)
  const entries = getEntries(names, neighbours)
  if (family === 'entities') return { entries, partners: getPartners(graph, names, nodeId) }
  if (family === 'projects') return { entries, similar: similarProjects(graph, names, nodeId) }
  return { entries }
}

/** What follows a national wallet that has ended. Empty for any other project, and if nothing does. */
export function findSuccessors(data: PortalData, id: number): Pick<Related, 'successors'> {
  const country = nationalWallets(data)?.countries.find(({ wallets }) =>
    wallets.some((wallet) => wallet.id === id && wallet.stage === 'ended'),
  )
  const wallets = country ? currentWallets(country) : []
  return country && wallets.length > 0 ? { successors: { name: country.name, wallets } } : {}
}

/** The families whose profiles list national wallets before other projects. */
const listsWalletsFirst: readonly Family[] = ['entities', 'regulations', 'standards']

/** The same from the data. Undefined without a graph. */
export function relatedRecords(data: PortalData, record: RecordReference): Related | undefined {
  const graph = makeGraph(data)
  if (!graph.ok) return undefined
  const found = findRelated(graph.data, getNames(data), record)
  if (record.code !== undefined) {
    const projects = dataOrUndefined(data.details)
    return projects ? { ...found, mainRoles: mainRoles(projects, record.code) } : found
  }
  if (record.family === 'projects') return { ...found, ...findSuccessors(data, record.id) }
  if (!listsWalletsFirst.includes(record.family)) return found
  const projects = dataOrUndefined(data.projects)?.filter(isNationalWallet) ?? []
  const details = record.family === 'entities' ? dataOrUndefined(data.details) : undefined
  return {
    ...found,
    nationalWallets: new Set(projects.map(({ id }) => id)),
    ...(details ? { roles: rolesByProject(details, record.id) } : {}),
  }
}
