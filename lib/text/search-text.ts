const maxTextLength = 200

/** Normalizes a text for a search to one line of limited length. Undefined if it is empty. */
export function searchTextOf(value: string | null): string | undefined {
  const text = (value ?? '').replace(/\s+/g, ' ').trim().slice(0, maxTextLength)
  // The end may be half of a surrogate pair, which cannot be encoded in a URL.
  return text.replace(/[\uD800-\uDBFF]$/, '').trim() || undefined
}
