/**
 * Sanitizes the texts of a document from the API. Control characters, characters that change the text direction, and
 * lone surrogates are removed or replaced, and long texts are truncated. HTML is left alone, because pages escape it.
 */

/** The maximum length of a text. No name or description needs to be longer. */
const maxLength = 20_000

// Tab, line feed and carriage return are allowed. U+202A to U+202E and U+2066 to U+2069 change the text direction.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them.
const unsafe = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

export function sanitizeText(text: string): string {
  const clean = text.replace(unsafe, '')
  const truncated = clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean
  // A lone surrogate cannot be encoded in a URL.
  return truncated.replace(/\p{Surrogate}/gu, '\ufffd')
}

/**
 * Returns a copy of the document in which every text is sanitized.
 * @example sanitizeTexts({ name: 'Z\u0000ug' }) // { name: 'Zug' }
 */
export function sanitizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return sanitizeText(value)
  if (Array.isArray(value)) return value.map(sanitizeTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, sanitizeTexts(child)]),
  )
}
