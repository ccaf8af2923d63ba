/** Parses the `Range` header (RFC 9110, 14.1.2 and 14.2). */

const rangeForm = /^(?:(\d+)-(\d*)|-(\d+))$/

/** Normalizes one range of a file of `size` bytes. Undefined if it is malformed. */
function rangeWithin(text: string, size: number): string | undefined {
  const [found, first, last, suffix] = rangeForm.exec(text.trim()) ?? []
  if (found === undefined) return undefined
  // A suffix at least as long as the file means the entire file.
  if (suffix !== undefined) return `-${Math.min(Number(suffix), size)}`
  return last && Number(last) < Number(first) ? undefined : found
}

/**
 * The requested ranges as a normalized header. Undefined if the header is malformed or uses another unit, so that it is
 * ignored.
 */
export function requestedRange(header: string, size: number): string | undefined {
  const [, list] = /^ *bytes=(.*)$/i.exec(header) ?? []
  const ranges = list?.split(',').map((text) => rangeWithin(text, size))
  return ranges?.every((range) => range !== undefined) ? `bytes=${ranges.join(',')}` : undefined
}

/**
 * The first and last byte of a single requested range within the file. Undefined for several ranges, and for one beyond
 * the end. The header must be normalized.
 *
 * @example oneRange('bytes=-5', 100) // { first: 95, last: 99 }
 */
export function oneRange(
  header: string,
  size: number,
): { first: number; last: number } | undefined {
  const [found, from, to, suffix] = rangeForm.exec(header.slice('bytes='.length)) ?? []
  if (found === undefined) return undefined
  const first = suffix === undefined ? Number(from) : size - Number(suffix)
  const last = to ? Math.min(Number(to), size - 1) : size - 1
  return first <= last ? { first, last } : undefined
}
