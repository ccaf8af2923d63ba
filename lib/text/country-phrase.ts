/** Countries whose names take an article: groups of islands, states and kingdoms, and a few by custom. */
const withArticle =
  /^(United |European Union$|Netherlands$|Philippines$|Bahamas$|Gambia$|Maldives$|Comoros$|Seychelles$|Vatican|Isle of|.+ (Islands|Republic|Emirates|Territory|Territories)$|(DR|Republic of the) Congo$)/

/**
 * Returns the name of a country as it is written within a sentence.
 * @example inSentence('Netherlands') // 'the Netherlands'
 */
export const inSentence = (country: string): string =>
  withArticle.test(country) ? `the ${country}` : country
