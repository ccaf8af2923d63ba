/** Names of countries, records and licences as they are written. */

/** Countries, regions and groups whose names take an article: islands, states, kingdoms and unions, and a few by custom. */
const withArticle =
  /^(United |European (Union|Economic Area|Free Trade Association)|African Union$|Gulf Cooperation Council|Nordic countries$|Baltic states$|Caribbean$|G7$|G20$|OECD$|(Caribbean )?Netherlands$|Philippines$|Americas$|Bahamas$|Gambia$|Maldives$|Comoros$|Seychelles$|Isle of|(?!Heard ).+ (Islands|Lands|Republic|Emirates|Territory|Territories)$|(DR|Republic of the) Congo$)/

/**
 * Returns the name of a country, region or group as it is written within a sentence.
 * @example inSentence('Netherlands') // 'the Netherlands'
 */
export const inSentence = (country: string): string =>
  withArticle.test(country) ? `the ${country}` : country

/** Adjectives of nationality, which a name such as `Swiss e-ID` begins with. */
const nationality = /^(?:\p{Lu}\p{L}+(?:ese|ian|ish)|Dutch|French|German|Swiss) /u
const governmentWallet = / (?:Digital|EUDI|Identity) Wallet$/

const nouns =
  /[^ ] (?:app|blockchain|card|certificate|diploma|ledger|licence|license|mainnet|network|passport|pilot|platform|programme|project|test|trial|wallet)$/

const law = / (?:Act|Directive|Law|Regulation|[Rr]ules?)(?: \d{4})?$/

/**
 * Whether a name needs “the” in a sentence, because it begins with a nationality, ends with a common noun or is that of a
 * law. A remark in brackets does not count.
 * @example needsArticle('Aadhaar app (India)') // true
 */
export function needsArticle(name: string): boolean {
  const words = name.replace(/ \([^)]*\)$/, '')
  const isDescription = [nationality, governmentWallet, nouns, law].some((form) => form.test(words))
  return isDescription && !/^(?:An?|My|The) /.test(name)
}

/** @example withArticleIfNeeded('Aadhaar app') // 'the Aadhaar app' */
export const withArticleIfNeeded = (name: string): string =>
  needsArticle(name) ? `the ${name}` : name

/**
 * A name without the parentheses at its end: `Ministry of Interior` for `Ministry of Interior
 * (Slovakia)`.
 */
export const withoutRemark = (title: string): string => title.replace(/\s+\([^()]*\)$/, '') || title

const getWords = (name: string): string =>
  withoutRemark(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^the /, '')
    .trim()

/**
 * Whether an official name has other words than the title of a record.
 * @example addsToTitle('Data Protection Act, 2019', 'Data Protection Act 2019 (Kenya)') // false
 */
export const addsToTitle = (name: string | null | undefined, title: string): boolean =>
  Boolean(name) && getWords(name ?? '') !== getWords(title)

/**
 * The name of a licence on pages, from its SPDX identifier. Other identifiers are returned unchanged.
 * @example licenceName('CC-BY-4.0') // 'CC BY 4.0'
 */
export const licenceName = (id: string): string => id.replace(/^CC-(.+)-(\d\.\d)$/, 'CC $1 $2')
