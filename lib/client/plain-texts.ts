/**
 * Makes the texts of a document safe to set beside others, whatever they hold: without control characters, without the
 * characters that turn the direction of what follows them, in whole Unicode characters, and of a length that a page
 * can show. They stay texts: what looks like HTML in them is shown as it is written.
 */

/** Characters that no name and no description needs more of. */
const maxLength = 20_000

// Tab, line feed and carriage return stay; U+202A to U+202E and U+2066 to U+2069 set and end directions.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

export function plainText(text: string): string {
  const clean = text.replace(unwanted, '')
  const short = clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean
  // Half a character, which an address could not be made of.
  return short.replace(/\p{Surrogate}/gu, '\ufffd')
}

/** The same document with every text in it made plain. */
export function plainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(plainTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, plainTexts(held)]))
}
