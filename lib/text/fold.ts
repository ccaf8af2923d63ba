/** Letters that Unicode does not decompose into a base letter and a combining mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

/** Most texts, which have nothing to decompose. */
const printableAscii = /^[ -~]*$/

/**
 * Normalizes a text for comparison in searches: lower case, no diacritics, and a single space for each run of white
 * space and control characters.
 * @example fold('Zürich') // 'zurich'
 */
export function fold(text: string): string {
  if (printableAscii.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœþðøđłı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
}

/**
 * Returns a text in lower case with its diacritics, however they are encoded. `spelled('ZU\u0308RICH')` is `'zürich'`.
 */
export const spelled = (text: string): string => text.normalize('NFC').toLowerCase()

/**
 * Returns the words of a folded text, separated by single spaces. Punctuation is removed, so that a search recognizes
 * the start of a word by the space before it.
 */
export function foldedWords(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/**
 * Returns the letter that was typed, if folding removes its diacritic. A single letter occurs in nearly every name, so
 * names with exactly this letter come first: a visitor who types `ø` is looking for it.
 */
export function typedLetter(query: string): string | undefined {
  const folded = fold(query)
  if ([...folded].length !== 1) return undefined
  const letter = spelled(query.trim())
  return letter === folded ? undefined : letter
}

/**
 * Returns the texts without those that differ from an earlier text only in capitals.
 * @example distinctSpellings(['Head of Unit', 'Head of unit']) // ['Head of Unit']
 */
export function distinctSpellings(texts: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const text of texts) {
    if (!first.has(spelled(text))) first.set(spelled(text), text)
  }
  return [...first.values()]
}

/** Whether the second text starts with the first, or lists it last: `Presenter and contributor`. */
function isPart(text: string, fuller: string): boolean {
  const [part, whole] = [spelled(text), spelled(fuller)]
  return whole.startsWith(`${part} `) || whole.endsWith(` and ${part}`)
}

/**
 * Returns the texts that are not part of another text.
 * @example fullestTexts(['Head of mobility', 'Head of Mobility at the WEF']) // ['Head of Mobility at the WEF']
 */
export function fullestTexts(texts: readonly string[]): string[] {
  const distinct = distinctSpellings(texts)
  return distinct.filter((text) => !distinct.some((other) => isPart(text, other)))
}
