/**
 * What else a query may mean whose words are in no name: the same without its edition, its version or its part, or the
 * subject of a question.
 */
import { contentOfQuestion } from './question-words'
import { isSmallWord, queryWords } from './words'

/** Removes the year of an edition: `ISO 18013-5:2021`, `ISO 18013-5 (2021)`. */
const withoutEdition = (query: string): string =>
  query.replace(/(?<=\d)(?::(?:19|20)\d\d(?![\d-])|\s*\((?:19|20)\d\d\))/g, '')

/**
 * Names have `eIDAS 2` and `Open Badges 3.0` for what is also `eIDAS 2.0` and `Open Badges v3`.
 * The `v` of `eIDASv2` means a version, that of `Gov24` and `Dev3` does not.
 */
const withPlainVersion = (query: string): string =>
  query
    .replace(/(?<=[\p{L}\s])\s*\bv\.?\s?(?=\d)|(?<=\p{L})(?<![aeiou])v(?=\d)/giu, ' ')
    .replace(/(?<![\d.])(\d{1,2})(?:\.0)+(?![\d.])/g, '$1')

/** Removes versions that cannot be another number: `v2`, `2.0`, `Level 2`. */
const withoutVersion = (query: string): string =>
  query.replace(
    /(?:(?<![aeiou])v(?=\d)|\b(?:v|version|level)\.?\s?)\d{1,2}(?:\.\d{1,2})*(?![\p{L}\p{N}]|\.\d)|(?<![\p{N}.])\d{1,2}(?:\.\d{1,2})+(?![\p{L}\p{N}]|\.\d)/giu,
    ' ',
  )

/** ISO and IEC publish together or alone. */
const withoutIec = (query: string): string => query.replace(/\bISO\/IEC\b/i, 'ISO')

/**
 * Removes the number of a part, for a standard that is known without it: `ISO 23220-4`, `NIST SP
 * 800-63-4`.
 */
const withoutPart = (query: string): string =>
  /\b(?:ISO|IEC|NIST)(?!\p{L})/iu.test(query) ? query.replace(/(?<=\d{2})-\d{1,2}\s*$/, '') : query

/** The number of an act of the European Union: `Règlement (UE) 2016/679`. */
const actNumber = (query: string): string =>
  /(?<!\d)(?:\d{4}\/\d{2,4}|\d{2,4}\/\d{4})(?!\d)/.exec(query)?.[0] ?? query

/** The rest must be meaningful: too many names start with one or two letters. */
const leastLeft = 3
/** Each form is a search of its own. */
const maxForms = 5

const isMeaningful = (query: string): boolean =>
  queryWords(query)
    .filter((word) => !isSmallWord(word))
    .join('').length >= leastLeft

/**
 * Returns less exact forms of a query, the most exact first.
 * @example looserQueries('eIDAS v2.0') // ['eIDAS 2', 'eIDAS']
 */
export function looserQueries(query: string): string[] {
  const edition = withoutEdition(query)
  const version = withoutVersion(edition)
  const looser = [
    edition,
    withPlainVersion(edition),
    version,
    withoutIec(version),
    withoutPart(withoutIec(version)),
    actNumber(query),
    contentOfQuestion(query) ?? query,
  ].map((one) => one.replace(/\s+/g, ' ').trim())
  return [...new Set(looser)].filter((one) => isMeaningful(one) && one !== query).slice(0, maxForms)
}
