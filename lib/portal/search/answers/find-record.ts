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

/** The record that was found by its name, or by a part of its name that hardly any other name has. */
export function recordIn(results: readonly Found[]): NamedRecord | undefined {
  const found = results.filter(({ id, kind }) => kind !== 'place' && !id.startsWith('didmethod-'))
  const [best] = found
  const record = best && recordOfNode(best.id)
  if (!best || !record || record.family === 'countries') return undefined
  const isOnly = best.kind === 'word' && found.length === 1
  // `Texas` is also a word in the name of another organization.
  const isWord = found.some(
    ({ id, kind }) => kind === 'word' && recordOfNode(id)?.family === record.family,
  )
  const isLikely = isOnly || (likely.has(best.kind) && found.length <= maxCandidates && !isWord)
  const isCertain = certain.has(best.kind)
  return isCertain || isLikely ? { record, isCertain } : undefined
}

export const findRecord = (engine: SearchEngine, query: string): NamedRecord | undefined =>
  recordIn(engine.search({ query, perGroup: maxCandidates + 1 }))

const written: ReadonlySet<Found['kind']> = new Set([...certain, ...likely, 'word'])

/** Whether names contain a text as it is written, except for punctuation, so that it is not misspelled. */
export const isWrittenIn = ([best]: readonly Found[]): boolean =>
  best !== undefined && written.has(best.kind)

export const isWritten = (engine: SearchEngine, query: string): boolean =>
  isWrittenIn(engine.search({ query, perGroup: 1 }))
