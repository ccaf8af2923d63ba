import { fold } from '@/lib/text/fold'

/** From and to, as `slice` takes them. */
export type Range = readonly [start: number, end: number]

/** Where a name holds a query, both compared as searches compare them; undefined where it does not. */
export function matchIn(name: string, query: string): Range | undefined {
  const wanted = fold(query)
  if (wanted === '') return undefined
  // For each letter of the folded name, where in the name it comes from: folding makes `ß` two letters and `é` one.
  const origins: number[] = []
  let folded = ''
  let offset = 0
  for (const character of name) {
    const plain = /\s/.test(character) ? ' ' : fold(character)
    for (let index = 0; index < plain.length; index += 1) origins.push(offset)
    folded += plain
    offset += character.length
  }
  const at = folded.indexOf(wanted)
  const start = origins[at]
  return start === undefined ? undefined : [start, origins[at + wanted.length] ?? name.length]
}
