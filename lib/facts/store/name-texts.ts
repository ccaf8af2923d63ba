/**
 * Finds the texts by which entries are found, and in which entries they occur: those that many entries have in common,
 * and the shortest of those that few have. No text is more frequent than its beginning, so frequent texts are found by
 * their length: each is lengthened by every character that follows it, until it is rare.
 */
import { type Corpus, corpusOf, type IsStart } from './corpus'

/** Longer texts are looked for among the names with their beginning, however frequent they are. */
export const maxTextLength = 50

/** A frequent text. Texts with equal codes occur in the same entries. */
interface Known {
  total: number
  code: number
}

/** The code of texts that are only found to be lengthened. */
const noCode = -1

/** All frequent texts of one length, and where they occur. */
interface Level {
  length: number
  texts: Known[]
  byText: Map<string, Known>
  /** The starts of these texts, in ascending order. */
  starts: Uint32Array
  /** The index of the text at each start. */
  indexes: Uint32Array
}

/** A text that is longer by one character than those of a level, frequent or not. */
interface Longer {
  start: number
  /** The index of the text without its last character. */
  shorter: number
  total: number
  lastEntry: number
}

const none = 0xffff_ffff

/** The texts that are longer by one character than those of a level, and the index of the one at each of its starts. */
function lengthen({ characters, numbers, numbered, ends }: Corpus, level: Level) {
  const longer: Longer[] = []
  const known = new Map<number, number>()
  const indexes = new Uint32Array(level.starts.length).fill(none)
  let entry = 0
  for (let at = 0; at < indexes.length; at += 1) {
    const start = level.starts[at] ?? 0
    while (start >= (ends[entry] ?? none)) entry += 1
    const character = characters[start + level.length] ?? 0
    if (character === 0) continue
    const shorter = level.indexes[at] ?? 0
    const key = shorter * numbered + (numbers[character] ?? 0)
    const index = known.get(key) ?? longer.length
    const text = longer[index] ?? { start, shorter, total: 0, lastEntry: -1 }
    if (index === longer.length) known.set(key, longer.push(text) - 1)
    if (text.lastEntry !== entry) text.total += 1
    text.lastEntry = entry
    indexes[at] = index
  }
  return { longer, indexes }
}

export interface NameText {
  text: string
  /** True if few entries have the text although many have its beginning. No rare text begins with another. */
  isRare: boolean
  code: number
  /** The positions of its entries in ascending order; undefined if an earlier text has the same code. */
  positions: Uint32Array | undefined
}

/**
 * The code of a text that is shorter by one character and as frequent, so that both occur in the same entries. What
 * follows a space is no such text, because lines may have rules of their own for texts that start with a space.
 */
function knownCode({ texts, byText }: Level, { shorter, total }: Longer, text: string) {
  const end = text.startsWith(' ') || text[1] === ' ' ? undefined : byText.get(text.slice(1))
  const same = [texts[shorter], end].find((one) => one?.total === total && one.code !== noCode)
  return same?.code
}

export interface TextRules {
  /** Where in a line texts may start. */
  isStart: IsStart
  /** False for texts that are only found to be lengthened. */
  isAsked: (text: string) => boolean
}

interface Options extends TextRules {
  /** How many entries a frequent text is in at least. */
  least: number
  /** Returns another number with each call. */
  nextCode: () => number
}

/** Half of a character of two code units. */
export const endsWithFirstUnit = (text: string): boolean =>
  (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800

/** False for a rare text with a rare part that finds all of its entries. */
const isShortest = ({ byText }: Level, text: string, isStart: IsStart): boolean =>
  text.length === 1 || !isStart(text, 1) || byText.has(text.slice(1))

/** The frequent ones among longer texts, and all that are to be stored. */
function choose(
  { characters }: Corpus,
  level: Level,
  longer: readonly Longer[],
  { least, isStart, isAsked, nextCode }: Options,
) {
  const next = { texts: [] as Known[], byText: new Map<string, Known>() }
  const chosen = new Map<number, NameText>()
  /** The index of each longer text among the frequent ones. */
  const places = new Uint32Array(longer.length).fill(none)
  for (const [index, one] of longer.entries()) {
    const { start, total } = one
    const text = String.fromCharCode(...characters.subarray(start, start + level.length + 1))
    if (total < least && !endsWithFirstUnit(text)) {
      if (!isShortest(level, text, isStart)) continue
      chosen.set(index, { text, isRare: true, code: nextCode(), positions: new Uint32Array(total) })
      continue
    }
    const same = isAsked(text) ? knownCode(level, one, text) : noCode
    const known = { total, code: same ?? nextCode() }
    places[index] = next.texts.push(known) - 1
    next.byText.set(text, known)
    if (same === noCode) continue
    const positions = same === undefined ? new Uint32Array(total) : undefined
    chosen.set(index, { text, isRare: false, code: known.code, positions })
  }
  return { next, chosen, places }
}

/** Notes the entries in which the chosen texts are, and keeps the starts of the frequent ones. */
function keepFrequent(
  { ends }: Corpus,
  { starts }: Level,
  indexes: Uint32Array,
  { chosen, places }: Pick<ReturnType<typeof choose>, 'chosen' | 'places'>,
): Pick<Level, 'starts' | 'indexes'> {
  const filled = new Uint32Array(places.length)
  let entry = 0
  let count = 0
  for (let at = 0; at < indexes.length; at += 1) {
    const start = starts[at] ?? 0
    while (start >= (ends[entry] ?? none)) entry += 1
    const index = indexes[at] ?? none
    if (index === none) continue
    const place = places[index] ?? none
    if (place !== none) {
      starts[count] = start
      indexes[count] = place
      count += 1
    }
    const positions = chosen.get(index)?.positions
    const end = filled[index] ?? 0
    if (!positions || (end > 0 && positions[end - 1] === entry)) continue
    positions[end] = entry
    filled[index] = end + 1
  }
  return { starts: starts.subarray(0, count), indexes: indexes.subarray(0, count) }
}

/** Yields the texts by which entries are found, each of which is given as its lines. */
export function* nameTexts(
  entriesOfLines: readonly (readonly string[])[],
  options: Options,
): Generator<NameText, void> {
  const corpus = corpusOf(entriesOfLines, options.isStart)
  const { starts } = corpus
  let level: Level = {
    length: 0,
    texts: [{ total: entriesOfLines.length, code: noCode }],
    byText: new Map(),
    starts,
    indexes: new Uint32Array(starts.length),
  }
  while (level.starts.length > 0 && level.length < maxTextLength) {
    const { longer, indexes } = lengthen(corpus, level)
    const { next, ...found } = choose(corpus, level, longer, options)
    level = { length: level.length + 1, ...next, ...keepFrequent(corpus, level, indexes, found) }
    yield* found.chosen.values()
  }
}
