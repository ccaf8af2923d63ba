/**
 * JSON that every parser reads in the same way (I-JSON, RFC 7493). A signature covers the values that one parser found.
 * If a name occurs twice, or a number has more digits than a parser keeps, another parser may show something else.
 */

/** The message states the fault as the end of a sentence. */
export class UnclearJson extends Error {
  override name = 'UnclearJson'
}

const strings = /"(?:[^"\\]|\\.)*"/g
const numbers = /-?\d[\d.eE+-]*/g

/** The number of digits that a double always keeps. */
const keptDigits = 15

function isKept(number: string): boolean {
  const [mantissa = ''] = number.split(/[eE]/)
  const digits = mantissa.replace(/[-.]/g, '').replace(/^0+/, '')
  return (
    Number.isFinite(Number(number)) &&
    (digits.length <= keptDigits || String(Number(number)) === number)
  )
}

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce<number>((sum, part) => sum + countNames(part), 0)
  return Array.isArray(value) ? inside : Object.keys(value).length + inside
}

/** Parses a text. Throws an `UnclearJson` if it is not JSON, or can be read in two ways. */
export function parseStrictJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UnclearJson('is not JSON, or only a part of it')
  }
  const bare = text.replaceAll(strings, '')
  // Outside strings, there is one colon for each name.
  if (countNames(value) !== bare.split(':').length - 1) {
    throw new UnclearJson('has a name twice in the same object, so that it can be read in two ways')
  }
  if (bare.match(numbers)?.some((number) => !isKept(number))) {
    throw new UnclearJson('has a number with more digits than programs keep')
  }
  return value
}
