/** Groups search results by family, each with the address of its profile. */

import { displayName, type Family, getWords } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import { type NodeType, nodeTypes } from '@/lib/contract/node-types'
import { type NodeReference, recordOfNode } from '@/lib/portal/graph/node-id'
import { disclosedStatus } from '@/lib/portal/projects/status'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import type { ProjectList } from '@/lib/portal/related/usage'
import type { Found } from '@/lib/search/engine'
import { foundRanges } from '@/lib/search/found-ranges'
import { groupBy } from '@/lib/text/group-by'
import { capitalized } from '@/lib/text/sentences'
import type { Hit, Snippet } from './suggestions'

/** The number of characters before the first match, and the maximum length of a snippet. */
const before = 48
const maxExcerptLength = 150

/** The next position from `at` at which a word begins, or `at` itself if there is none nearby. */
function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 || space > at + 24 ? at : space + 1
}

/** The part of a text that contains the matches, with these marked. Undefined if there are none. */
function getSnippet(text: string, query: string, words: readonly string[]): Snippet | undefined {
  const [first] = foundRanges(text, query, words)
  if (!first) return undefined
  const start = first[0] <= before ? 0 : wordStart(text, first[0] - before)
  const textFromStart = text.slice(start)
  const cut =
    textFromStart.length <= maxExcerptLength
      ? textFromStart.length
      : textFromStart.lastIndexOf(' ', maxExcerptLength)
  const end = cut > 0 ? cut : maxExcerptLength
  const part = `${start > 0 ? '… ' : ''}${textFromStart.slice(0, end)}${end < textFromStart.length ? ' …' : ''}`
  return { text: part, marks: foundRanges(part, query, words) }
}

/** A hit with the list of the projects that use the record or, for a country, are based in it. */
export interface CountedHit extends Hit {
  projects?: ProjectList
}

interface SearchGroup {
  family: Family
  title: string
  hits: Hit[]
}

export interface RecordFacts {
  node: (id: string) => GraphNode | undefined
  /** Names that the node lacks, such as trade names. */
  otherNames: (id: string) => readonly string[]
  text: (node: GraphNode) => string
  /** The level and kind of a project, if they are known: `'National wallet'`. */
  projectClass: (node: GraphNode) => string | undefined
  /** A country by the id of its results: `country-756`. */
  country: (id: string) => { name: string; code: string } | undefined
  countryName: (code: string) => string
}

export const methodPrefix = /^did:/i

/** The type of a node or search result as text: `'Public organization'`. */
function getKind(type: string, family: Family): string {
  const typeName = Object.hasOwn(nodeTypes, type) ? nodeTypes[type as NodeType].singular : undefined
  return capitalized(typeName ?? getWords(family).singular)
}

/** A record with more countries than this belongs to none in particular. */
const maxCountries = 3

/** The countries of a record. Empty for a record that is not specific to any country. */
export function getCodes({ country, countryCodes }: GraphNode): readonly string[] {
  const codes = country ? [country] : countryCodes
  return codes.length > maxCountries ? [] : codes
}

function getPlace(node: GraphNode, facts: RecordFacts): string | undefined {
  const codes = getCodes(node)
  return codes.length > 0 ? codes.map(facts.countryName).join(', ') : undefined
}

export function getDetails(node: GraphNode, family: Family, facts: RecordFacts): string[] {
  const kind = facts.projectClass(node) ?? getKind(node.type, family)
  const details = [kind, getPlace(node, facts), disclosedStatus(node.status)]
  return details.filter((text) => text !== undefined)
}

function countryHit({ id }: Found, query: string, facts: RecordFacts): Hit | undefined {
  const { name, code } = facts.country(id) ?? {}
  if (!name || !code) return undefined
  const marks = foundRanges(name, query, [])
  return { name, marks, details: ['Country', code], href: countryPath(code) }
}

/** Undefined for a result of which there are no facts. */
export function getHit(
  found: Found,
  { family, id }: NodeReference,
  query: string,
  facts: RecordFacts,
): Hit | undefined {
  if (family === 'countries') return countryHit(found, query, facts)
  const node = facts.node(found.id)
  if (!node) return undefined
  const { title } = node
  const { kind, words } = found
  const name = methodPrefix.test(title) ? title : displayName(family, title)
  const marks = foundRanges(name, query, words)
  const isInText = kind === 'text' || (kind === 'some words' && marks.length === 0)
  const snippet = isInText ? getSnippet(facts.text(node), query, words) : undefined
  return {
    name,
    marks,
    details: getDetails(node, family, facts),
    href: recordPath(family, id, title),
    ...(snippet && { snippet }),
  }
}

/** The groups, ordered by their best result. A query that begins with `did:` finds only DID methods. */
export function searchGroups(
  found: readonly Found[],
  query: string,
  facts: RecordFacts,
): SearchGroup[] {
  const methodsOnly = methodPrefix.test(query)
  const hits = found.flatMap((match) => {
    const record = recordOfNode(match.id)
    const hit = record && getHit(match, record, query, facts)
    if (!record || !hit || (methodsOnly && record.family !== 'did-methods')) return []
    return [{ family: record.family, hit }]
  })
  return [...groupBy(hits, ({ family }) => family)].map(([family, members]) => ({
    family,
    title: getWords(family).title,
    hits: members.map(({ hit }) => hit),
  }))
}
