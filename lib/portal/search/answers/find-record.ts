/** Finds the record that a part of a query names. */
import { type NodeReference, recordOfNode } from '@/lib/portal/graph/node-id'
import type { Found, SearchEngine } from '@/lib/search/engine'

const certain: ReadonlySet<Found['kind']> = new Set(['whole', 'initials'])
const likely: ReadonlySet<Found['kind']> = new Set(['start', 'squeezed'])
/** A text that occurs in more names does not identify a record. */
const maxCandidates = 2
export interface NamedRecord {
  record: NodeReference
  isCertain: boolean
}

/** The record that has the text as its name, or as a part of its name that hardly any other name has. */
export function findRecord(engine: SearchEngine, text: string): NamedRecord | undefined {
  const found = engine
    .search({ query: text, perGroup: maxCandidates + 1 })
    .filter(({ id, kind }) => kind !== 'place' && !id.startsWith('didmethod-'))
  const [best] = found
  const record = best && recordOfNode(best.id)
  if (!best || !record || record.family === 'countries') return undefined
  const isOnly = best.kind === 'word' && found.length === 1
  const isLikely = isOnly || (likely.has(best.kind) && found.length <= maxCandidates)
  const isCertain = certain.has(best.kind)
  return isCertain || isLikely ? { record, isCertain } : undefined
}

const written: ReadonlySet<Found['kind']> = new Set([...certain, ...likely, 'word'])

/** Whether names contain a text as it is written, except for punctuation, so that it is not misspelled. */
export function isWritten(engine: SearchEngine, query: string): boolean {
  const [best] = engine.search({ query, perGroup: 1 })
  return best !== undefined && written.has(best.kind)
}
