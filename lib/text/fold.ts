/** Letters that have no decomposition into a plain one and a mark. */
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

/**
 * Text as it is compared in searches: without diacritics, in small letters, white space and control characters as
 * single spaces. `fold('Zürich')` is `'zurich'`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœþðøđłı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
}

/** Text with its diacritics, however they are encoded, in small letters. `spelled('ZU\u0308RICH')` is `'zürich'`. */
export const spelled = (text: string): string => text.normalize('NFC').toLowerCase()

/** The words of a folded text, separated by single spaces: punctuation does not hide where a word starts. */
export function foldedWords(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
