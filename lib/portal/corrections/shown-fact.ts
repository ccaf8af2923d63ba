/**
 * How a profile tells the form which of its facts is meant: by the record that the fact names, or by its words. The keys
 * of facts are the server's alone, because a profile that held one for each would be a third larger.
 */
import { slug } from '@/lib/text/slug'

const prefix = 'shown:'

/** Undefined where the address is no record's. `shownRecord('/people/12-a-name')` is `'shown:people-12'`. */
export function shownRecord(address: string): string | undefined {
  const [, family, key] = /^\/([a-z-]+)\/(\d+|[A-Z]{2})(?=-|$)/.exec(address) ?? []
  return key && `${prefix}${family}-${key.toLowerCase()}`
}

/** Undefined where nothing of the words can stand in an address. `shownWords('Launched')` is `'shown:launched'`. */
export function shownWords(words: string): string | undefined {
  const name = slug(words)
  return name === '' ? undefined : prefix + name
}

/** Whether a name is of this kind, which says how the fact is shown, not what it is. */
export const isShownName = (name: string): boolean => name.startsWith(prefix)
