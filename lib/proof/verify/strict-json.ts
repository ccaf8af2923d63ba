/**
 * JSON that all parsers read alike (I-JSON, RFC 7493). A signature covers the values that one parser read: if an object
 * has the same name twice, or a number has more digits than a parser keeps, another parser may read other values. A
 * lone surrogate, which escapes can produce, has no canonical form at all.
 */

/** The message describes the fault and completes a sentence that begins with “The text”. */
export class UnclearJson extends Error {
  override name = 'UnclearJson'
}

const strings = /"(?:[^"\\]|\\.)*"/g
const numbers = /-?\d[\d.eE+-]*/g

/** The number of digits that a double always keeps, and the smallest number with full precision. */
const keptDigits = 15
const smallest = 2 ** -1022

function isPreserved(number: string): boolean {
  const [mantissa = ''] = number.split(/[eE]/)
  const digits = mantissa.replace(/[-.]/g, '').replace(/^0+/, '')
  if (digits === '') return true
  const value = Number(number)
  if (!Number.isFinite(value) || Math.abs(value) < smallest) return false
  return digits.length <= keptDigits || String(value) === number
}

/** Half of a UTF-16 surrogate pair without the other half. */
const loneSurrogate = /\p{Surrogate}/u

const hasLoneSurrogate = (value: unknown): boolean =>
  typeof value === 'string'
    ? loneSurrogate.test(value)
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(
        ([name, part]) => loneSurrogate.test(name) || hasLoneSurrogate(part),
      )

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce<number>((sum, part) => sum + countNames(part), 0)
  return Array.isArray(value) ? inside : Object.keys(value).length + inside
}

/** Parses a text. Throws an `UnclearJson` if it is not JSON, or if parsers may read it differently. */
export function parseStrictJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UnclearJson('is not JSON, or incomplete')
  }
  const bare = text.replaceAll(strings, '')
  // Outside strings, there is one colon for each name. `JSON.parse` drops duplicate names.
  if (countNames(value) !== bare.split(':').length - 1) {
    throw new UnclearJson('has a duplicate name in an object')
  }
  if (bare.match(numbers)?.some((number) => !isPreserved(number))) {
    throw new UnclearJson('has a number with too many digits')
  }
  if (hasLoneSurrogate(value)) {
    throw new UnclearJson('has an invalid Unicode character')
  }
  return value
}
