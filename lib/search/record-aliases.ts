/** Finds the known names of a record by those that it states. */
import { actsAndStandards, type KnownNames, terms } from './known-names'
import { squeezed } from './words'

const byName = new Map<string, KnownNames>()
for (const known of actsAndStandards) {
  for (const name of known.names) byName.set(squeezed(name), known)
}

/** The name, the text before its brackets, and each part within them. */
function statedNames(name: string): string[] {
  const [, before = '', inBrackets = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(name) ?? []
  return [name, before, ...inBrackets.split(/,\s*/)].filter(Boolean)
}

/**
 * Returns the other names of a regulation or a standard. They are found by any of its names.
 * @example getOtherNames('eIDAS Regulation') // ['eIDAS 1', 'Regulation (EU) No 910/2014']
 */
export function getOtherNames(name: string): string[] {
  const stated = statedNames(name).map(squeezed)
  const known = new Set(stated.flatMap((one) => byName.get(one) ?? []))
  return [...known].flatMap(({ names }) => names).filter((one) => !stated.includes(squeezed(one)))
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A term as a separate word, also in the plural. Abbreviations are in the case that they have:
 * `VCS` is none of `VC`.
 */
const termPattern = (term: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(term)}(s?)(?![\\p{L}\\p{N}])`,
    /\p{Ll}{2}/u.test(term) ? 'iu' : 'u',
  )

const patterns = terms.map(({ names }) =>
  names.map((name) => ({ name, pattern: termPattern(name) })),
)

/** An abbreviation is looked for in the singular. */
const inNumber = (term: string, plural: string): string =>
  /\p{Ll}$/u.test(term) ? `${term}${plural}` : term

/**
 * Returns a name with other names of the terms that it contains.
 * @example renamedTerms('German EUDI Wallet') // ['German EUDIW', …]
 */
export function renamedTerms(name: string): string[] {
  const renamed = patterns.flatMap((ways) =>
    ways
      .filter(({ pattern }) => pattern.test(name))
      .flatMap(({ pattern }) =>
        ways.map((other) => name.replace(pattern, (_, plural) => inNumber(other.name, plural))),
      ),
  )
  return [...new Set(renamed)].filter((one) => one !== name)
}
