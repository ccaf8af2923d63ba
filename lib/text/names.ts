/** Names of countries, records and licences as they are written. */

/** Countries and regions whose names take an article: groups of islands, states and kingdoms, and a few by custom. */
const withArticle =
  /^(United |European Union$|Netherlands$|Philippines$|Americas$|Bahamas$|Gambia$|Maldives$|Comoros$|Seychelles$|Vatican|Isle of|.+ (Islands|Republic|Emirates|Territory|Territories)$|(DR|Republic of the) Congo$)/

/**
 * Returns the name of a country or region as it is written within a sentence.
 * @example inSentence('Netherlands') // 'the Netherlands'
 */
export const inSentence = (country: string): string =>
  withArticle.test(country) ? `the ${country}` : country

const nouns =
  /[^ ] (?:app|blockchain|card|certificate|diploma|ledger|licence|license|mainnet|network|passport|pilot|platform|programme|project|test|trial|wallet)$/

/**
 * Whether a name needs “the” in a sentence, because it ends with a common noun. A remark in brackets does not count.
 * @example needsArticle('Aadhaar app (India)') // true
 */
export const needsArticle = (name: string): boolean =>
  nouns.test(name.replace(/ \([^)]*\)$/, '')) && !/^(?:An?|My|The) /.test(name)

/**
 * A name without the parentheses at its end: `Ministry of Interior` for `Ministry of Interior
 * (Slovakia)`.
 */
export const withoutRemark = (title: string): string => title.replace(/\s+\([^()]*\)$/, '') || title

/**
 * The name of a licence on pages, from its SPDX identifier. Other identifiers are returned unchanged.
 * @example licenceName('CC-BY-4.0') // 'CC BY 4.0'
 */
export const licenceName = (id: string): string => id.replace(/^CC-(.+)-(\d\.\d)$/, 'CC $1 $2')
