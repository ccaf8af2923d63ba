/** Search results as the portal shows them: by family, each with its profile's address. */
import { displayName, type Family, wordsOf } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import { type NodeType, nodeTypes } from '@/lib/contract/node-types'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { foundRanges } from '@/lib/search/found-ranges'
import { capitalized } from '@/lib/text/capitalized'
import { groupBy } from '@/lib/text/group-by'
import type { FoundRecord } from './found-records'
import { snippetOf } from './snippet'
import type { Hit } from './suggestions'

export interface SearchGroup {
  family: Family
  title: string
  hits: Hit[]
}

/** What is known of records beside what was found of them. */
export interface RecordFacts {
  node: (id: string) => GraphNode | undefined
  /** What is said of it. */
  text: (node: GraphNode) => string
  /** A country by the id of its results: `country-756`. */
  country: (id: string) => { name: string; code: string } | undefined
  countryName: (code: string) => string
}

const methodPrefix = /^did:/i

/** The text for a search of the API, which has the names of DID methods without their prefix `did:`. */
export const apiSearchText = (query: string): string => query.replace(methodPrefix, '')

/** The type of a node or search result in words: `'Public organization'`. */
function kindOf(type: string, family: Family): string {
  const known = Object.hasOwn(nodeTypes, type) ? nodeTypes[type as NodeType].one : undefined
  return capitalized(known ?? wordsOf(family).one)
}

/** The status in the graph of projects that do not disclose one. */
const notGiven = 'Failed to Disclose'

/** A record of more countries is of none in particular. */
const maxCountries = 3

function placeOf({ country, countryCodes }: GraphNode, facts: RecordFacts): string | undefined {
  const codes = country ? [country] : countryCodes
  if (codes.length === 0 || codes.length > maxCountries) return undefined
  return codes.map(facts.countryName).join(', ')
}

export function detailsOf(
  node: GraphNode | undefined,
  type: string,
  family: Family,
  facts: RecordFacts,
) {
  const place = node && placeOf(node, facts)
  const status = node?.status === notGiven ? undefined : node?.status
  return [kindOf(node?.type ?? type, family), place, status].filter((text) => text != null)
}

function countryHit({ id, result }: FoundRecord, query: string, facts: RecordFacts) {
  const { name = result?.title, code = result?.code } = facts.country(id) ?? {}
  if (!name || !code) return undefined
  const marks = foundRanges(name, query, [])
  return { name, marks, details: ['Country', code], href: countryPath(code) }
}

function hitOf(
  record: FoundRecord,
  family: Family,
  id: number,
  query: string,
  facts: RecordFacts,
): Hit | undefined {
  if (family === 'countries') return countryHit(record, query, facts)
  const node = facts.node(record.id)
  const title = node?.title ?? record.result?.title
  if (title === undefined) return undefined
  const name = methodPrefix.test(title) ? title : displayName(family, title)
  const { kind, words = [] } = record.found ?? {}
  const snippet = kind === 'text' && node ? snippetOf(facts.text(node), query, words) : undefined
  return {
    name,
    marks: foundRanges(name, query, words),
    details: detailsOf(node, record.result?.type ?? '', family, facts),
    href: recordPath(family, id, title),
    ...(snippet && { snippet }),
  }
}

/**
 * The groups in the order of their best result. Results without a page of their own, as regions are, are left out. A
 * query that begins with `did:` asks for DID methods alone.
 */
export function searchGroups(
  records: readonly FoundRecord[],
  query: string,
  facts: RecordFacts,
): SearchGroup[] {
  const methodsOnly = methodPrefix.test(query)
  const found = records.flatMap((one) => {
    const record = recordOfNode(one.id)
    const hit = record && hitOf(one, record.family, record.id, query, facts)
    if (!record || !hit || (methodsOnly && record.family !== 'did-methods')) return []
    return [{ family: record.family, hit }]
  })
  return [...groupBy(found, ({ family }) => family)].map(([family, members]) => ({
    family,
    title: wordsOf(family).title,
    hits: members.map(({ hit }) => hit),
  }))
}
