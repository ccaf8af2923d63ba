/** Parses the `Range` header (RFC 9110, 14.1.2 and 14.2). */

const rangeForm = /^(?:(\d+)-(\d*)|-(\d+))$/

/** Normalizes one range of a file of `size` bytes. Undefined if the range is malformed. */
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
