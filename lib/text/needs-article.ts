const nouns =
  /[^ ] (?:app|blockchain|card|certificate|diploma|ledger|licence|license|mainnet|network|passport|pilot|platform|programme|project|test|trial|wallet)$/

/**
 * Whether a name needs “the” in a sentence, because it ends with a common noun. A remark in brackets does not count.
 * @example needsArticle('Aadhaar app (India)') // true
 */
export const needsArticle = (name: string): boolean =>
  nouns.test(name.replace(/ \([^)]*\)$/, '')) && !/^(?:An?|My|The) /.test(name)
