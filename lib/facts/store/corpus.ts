/** The characters of all entries, line by line. A character of 0, which no line contains, ends each line. */
export interface Corpus {
  characters: Uint16Array
  /** Each character's number among those that occur. */
  numbers: Uint16Array
  /** How many characters are numbered. */
  numbered: number
  /** Where each entry ends. */
  ends: Uint32Array
  /** Where texts may start, in ascending order. */
  starts: Uint32Array
}

export type IsStart = (line: string, index: number) => boolean

function numberCharacters(characters: Uint16Array): Pick<Corpus, 'numbers' | 'numbered'> {
  const occurs = new Uint8Array(0x1_0000)
  for (const character of characters) occurs[character] = 1
  const numbers = new Uint16Array(0x1_0000)
  let numbered = 0
  for (let character = 0; character < occurs.length; character += 1) {
    numbers[character] = numbered
    numbered += occurs[character] ?? 0
  }
  return { numbers, numbered }
}

export function corpusOf(entries: readonly (readonly string[])[], isStart: IsStart): Corpus {
  let length = 0
  for (const lines of entries) for (const line of lines) length += line.length + 1
  const characters = new Uint16Array(length)
  const starts = new Uint32Array(length)
  const ends = new Uint32Array(entries.length)
  let end = 0
  let count = 0
  for (const [entry, lines] of entries.entries()) {
    for (const line of lines) {
      for (let index = 0; index < line.length; index += 1) {
        characters[end + index] = line.charCodeAt(index)
        if (!isStart(line, index)) continue
        starts[count] = end + index
        count += 1
      }
      end += line.length + 1
    }
    ends[entry] = end
  }
  const numbers = numberCharacters(characters)
  return { characters, ...numbers, ends, starts: starts.subarray(0, count) }
}
