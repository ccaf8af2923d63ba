/** The name indexes, as used by both the writer and the reader of a store. */
import type { Collection } from '@/lib/contract/additions'

/** A trigram index finds texts of three or more characters, a token index shorter ones. */
export interface NameIndex {
  trigrams: string
  tokens: string
}

/**
 * The indexes of a collection. Each collection has its own, so that a long one does not slow down searches in a short
 * one.
 */
export function nameIndexOf(collection: Collection): NameIndex {
  const name = collection.replaceAll('-', '_')
  return { trigrams: `names_of_${name}`, tokens: `tokens_of_${name}` }
}

export const searchIndex: NameIndex = { trigrams: 'search_names', tokens: 'search_tokens' }

/** SQL that creates an empty index. That of the search has a second column, for the starts of words. */
export const createIndex = (
  { trigrams, tokens }: NameIndex,
  columns: readonly ('names' | 'words')[] = ['names'],
): string => `
  CREATE VIRTUAL TABLE ${trigrams} USING fts5(${columns.join(', ')}, content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1');
  CREATE VIRTUAL TABLE ${tokens} USING fts5(tokens, content = '', detail = none, columnsize = 0, tokenize = 'ascii');`

export const insertTokens = ({ tokens }: NameIndex): string =>
  `INSERT INTO ${tokens} (rowid, tokens) VALUES (?, ?)`

/** SQL that merges an index into one segment, so that a search reads a single place for each part of a text. */
export const optimizeIndex = ({ trigrams, tokens }: NameIndex): string =>
  [trigrams, tokens].map((name) => `INSERT INTO ${name} (${name}) VALUES ('optimize');`).join('\n')
