/** In characters. */
export const maxQueryLength = 200

/** Normalizes a search text to one line of limited length. Returns undefined if it is empty. */
export function getSearchText(value: string | null): string | undefined {
  const text = (value ?? '').replace(/\s+/g, ' ').trim().slice(0, maxQueryLength)
  // Truncation may leave half of a surrogate pair at the end, which cannot be encoded in a URL.
  return text.replace(/[\uD800-\uDBFF]$/, '').trim() || undefined
}

/** A text in a query. Control characters count as spaces, because HTML cannot contain all of them. */
export const getQueryText = (parameters: URLSearchParams, name = 'q'): string | undefined =>
  getSearchText((parameters.get(name) ?? '').replace(/\p{Cc}/gu, ' '))
