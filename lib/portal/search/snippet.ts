import { foundRanges } from '@/lib/search/found-ranges'
import type { Snippet } from './suggestions'

/** The number of characters before the first match, and the maximum length of a snippet. */
const before = 48
const longest = 150

/** The next position from `at` at which a word begins, or `at` itself if there is none nearby. */
function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 || space > at + 24 ? at : space + 1
}

/** The part of a text that contains the matches, with these marked. Undefined if there are none. */
export function getSnippet(
  text: string,
  query: string,
  words: readonly string[],
): Snippet | undefined {
  const [first] = foundRanges(text, query, words)
  if (!first) return undefined
  const start = first[0] <= before ? 0 : wordStart(text, first[0] - before)
  const rest = text.slice(start)
  const cut = rest.length <= longest ? rest.length : rest.lastIndexOf(' ', longest)
  const end = cut > 0 ? cut : longest
  const part = `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`
  return { text: part, marks: foundRanges(part, query, words) }
}
