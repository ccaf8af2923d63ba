/**
 * The names by which a profile refers to its facts in links to the form: the record that a fact names, or its words.
 * Only the server knows the keys of facts, because they would make a profile a third larger.
 */
import { slug } from '@/lib/text/slug'

const prefix = 'shown:'

/** Undefined if the address is not that of a record. `shownRecord('/people/12-a-name')` is `'shown:people-12'`. */
export function shownRecord(address: string): string | undefined {
  const [, family, key] = /^\/([a-z-]+)\/(\d+|[A-Z]{2})(?=-|$)/.exec(address) ?? []
  return key && `${prefix}${family}-${key.toLowerCase()}`
}

/** Undefined if the words have no characters for a slug. `shownWords('Launched')` is `'shown:launched'`. */
export function shownWords(words: string): string | undefined {
  const name = slug(words)
  return name === '' ? undefined : prefix + name
}

/** Whether a name refers to a fact by how a profile shows it, rather than by its key. */
export const isShownName = (name: string): boolean => name.startsWith(prefix)
