/** Search results as the portal shows them: by family, each with its profile's address. */
import { type Family, wordsOf } from '@/lib/contract/families'
import type { SearchResult } from '@/lib/contract/search'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { groupBy } from '@/lib/text/group-by'
import { matchIn } from './match'
import type { Hit } from './suggestions'

export interface SearchGroup {
  family: Family
  title: string
  hits: Hit[]
}

const methodPrefix = /^did:/i

/** What to ask the API for: it takes the names of DID methods without their `did:`. */
export const askedOf = (query: string): string => query.replace(methodPrefix, '')

/** What tells records of one family apart. */
const notes: Record<string, string> = {
  Consortium: 'Consortium',
  Public: 'Public',
  Private: 'Private',
}

function hitOf(result: SearchResult, family: Family, id: number, query: string): Hit | undefined {
  const { title, type, code } = result
  const name = family === 'did-methods' && !methodPrefix.test(title) ? `did:${title}` : title
  const match = matchIn(name, query)
  const note = family === 'countries' ? (code ?? undefined) : notes[type]
  if (family !== 'countries') return { name, note, match, href: recordPath(family, id, title) }
  return code ? { name, note, match, href: countryPath(code) } : undefined
}

/**
 * The groups in the order of their best result. Results without a page of their own, as regions are, are left out. A
 * query that begins with `did:` asks for DID methods alone.
 */
export function searchGroups(results: readonly SearchResult[], query: string): SearchGroup[] {
  const methodsOnly = methodPrefix.test(query)
  const found = results.flatMap((result) => {
    const record = recordOfNode(result.id)
    const hit = record && hitOf(result, record.family, record.id, query)
    if (!record || !hit || (methodsOnly && record.family !== 'did-methods')) return []
    return [{ family: record.family, hit }]
  })
  return [...groupBy(found, ({ family }) => family)].map(([family, members]) => ({
    family,
    title: wordsOf(family).title,
    hits: members.map(({ hit }) => hit),
  }))
}
