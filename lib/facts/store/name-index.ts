/** The indexes of names, which both the writer and the reader of the store name. */
import type { Collection } from '@/lib/contract/additions'

/** A trigram index finds texts of three characters or more, one of tokens shorter ones. */
export interface NameIndex {
  trigrams: string
  tokens: string
}

/** Each collection has an index of its own, so that a long one does not slow down the search of a short one. */
export function nameIndexOf(collection: Collection): NameIndex {
  const name = collection.replaceAll('-', '_')
  return { trigrams: `names_of_${name}`, tokens: `tokens_of_${name}` }
}

export const searchIndex: NameIndex = { trigrams: 'search_names', tokens: 'search_tokens' }

/** SQL that creates an index, empty. The second column of that of a collection is for the codes of filters. */
export const createIndex = (
  { trigrams, tokens }: NameIndex,
  secondColumn: 'words' | 'filters' = 'filters',
): string => `
  CREATE VIRTUAL TABLE ${trigrams} USING fts5(names, ${secondColumn}, content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1');
  CREATE VIRTUAL TABLE ${tokens} USING fts5(tokens, content = '', detail = none, columnsize = 0, tokenize = 'ascii');`

export const insertTokens = ({ tokens }: NameIndex): string =>
  `INSERT INTO ${tokens} (rowid, tokens) VALUES (?, ?)`

/** SQL that merges an index into one segment, so that a search looks in one place for each part of a text. */
export const optimizeIndex = ({ trigrams, tokens }: NameIndex): string =>
  [trigrams, tokens].map((name) => `INSERT INTO ${name} (${name}) VALUES ('optimize');`).join('\n')
