/** The trigram indexes of names, which both the writer and the reader of the store name. */
import type { Collection } from '@/lib/contract/additions'

/** Each collection has an index of its own, so that a long one does not slow down the search of a short one. */
export const nameIndexOf = (collection: Collection): string =>
  `names_of_${collection.replaceAll('-', '_')}`

export const searchIndex = 'search_names'

/** SQL that creates an index, empty. */
export const createIndex = (name: string): string =>
  `CREATE VIRTUAL TABLE ${name} USING fts5(names, content = '', tokenize = 'trigram case_sensitive 1');`
