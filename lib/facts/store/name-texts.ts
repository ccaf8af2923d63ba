/**
 * Finds the texts that many entries have in common, and in which entries they occur. No text is more frequent than its
 * beginning, so frequent texts are found by their length: each is lengthened by every character that follows it.
 */
import { type Corpus, corpusOf, type IsStart } from './corpus'

/** Longer texts are searched for in the index of names, however frequent they are. */
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

export interface FrequentText {
  text: string
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

/** The frequent ones among longer texts. */
function frequentOnes(
  { characters }: Corpus,
  level: Level,
  longer: readonly Longer[],
  { least, isAsked, nextCode }: Options,
) {
  const next = { texts: [] as Known[], byText: new Map<string, Known>() }
  const found: (FrequentText | undefined)[] = []
  /** The index of each longer text among the frequent ones. */
  const places = new Uint32Array(longer.length).fill(none)
  for (const [index, one] of longer.entries()) {
    if (one.total < least) continue
    const ofText = characters.subarray(one.start, one.start + level.length + 1)
    const text = String.fromCharCode(...ofText)
    const same = isAsked(text) ? knownCode(level, one, text) : noCode
    const known = { total: one.total, code: same ?? nextCode() }
    places[index] = next.texts.push(known) - 1
    next.byText.set(text, known)
    const positions = same === undefined ? new Uint32Array(one.total) : undefined
    found.push(same === noCode ? undefined : { text, code: known.code, positions })
  }
  return { next, found, places }
}

/** Keeps the starts of frequent texts, and notes the entries in which these are. */
function keepFrequent(
  { ends }: Corpus,
  { starts }: Level,
  indexes: Uint32Array,
  found: readonly (FrequentText | undefined)[],
): Pick<Level, 'starts' | 'indexes'> {
  const filled = new Uint32Array(found.length)
  let entry = 0
  let count = 0
  for (let at = 0; at < indexes.length; at += 1) {
    const start = starts[at] ?? 0
    while (start >= (ends[entry] ?? none)) entry += 1
    const index = indexes[at] ?? none
    if (index === none) continue
    starts[count] = start
    indexes[count] = index
    count += 1
    const positions = found[index]?.positions
    const end = filled[index] ?? 0
    if (!positions || (end > 0 && positions[end - 1] === entry)) continue
    positions[end] = entry
    filled[index] = end + 1
  }
  return { starts: starts.subarray(0, count), indexes: indexes.subarray(0, count) }
}

/** Yields the frequent texts of entries, each of which is given as its lines. */
export function* frequentTexts(
  entriesOfLines: readonly (readonly string[])[],
  options: Options,
): Generator<FrequentText, void> {
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
    const { next, found, places } = frequentOnes(corpus, level, longer, options)
    for (let at = 0; at < indexes.length; at += 1) {
      const index = indexes[at] ?? none
      if (index !== none) indexes[at] = places[index] ?? none
    }
    level = { length: level.length + 1, ...next, ...keepFrequent(corpus, level, indexes, found) }
    for (const text of found) if (text) yield text
  }
}
