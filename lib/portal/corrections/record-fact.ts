/** A single fact of a record, which a correction can refer to. */
import { slug } from '@/lib/text/slug'

export interface RecordFact {
  /** Its name in addresses and in corrections: `launch_date`, `standards:w3c-did-core`. */
  key: string
  field: string
  /** The section of the profile that shows the fact: its name in addresses, and its title. */
  part: string
  partTitle: string
  label: string
  text: string
  sources: readonly string[]
  path?: string
}

export type UnnamedFact = Omit<RecordFact, 'key'> & { isEntry: boolean }

/** Entries get keys from their text, with a number where several would have the same key. */
export function withKeys(facts: readonly UnnamedFact[]): RecordFact[] {
  const usedKeys = new Set<string>()
  return facts.map(({ isEntry, ...fact }) => {
    const name = isEntry ? `${fact.field}:${slug(fact.text) || 'entry'}` : fact.field
    let key = name
    for (let number = 2; usedKeys.has(key); number += 1)
      key = `${name}${isEntry ? '-' : ':'}${number}`
    usedKeys.add(key)
    return { ...fact, key }
  })
}

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

export const isShownName = (name: string): boolean => name.startsWith(prefix)
