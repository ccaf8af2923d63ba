/**
 * A text with at most `max` characters. The end of a longer text is replaced by an ellipsis.
 * @example truncated('European Commission', 10) // 'European…'
 */
export function truncated(text: string, max: number): string {
  const characters = [...text]
  if (characters.length <= max) return text
  const start = characters.slice(0, max - 1)
  return `${start.join('').trimEnd()}…`
}

/** Breaks a text into lines of fewer than `width` characters. A longer word has a line of its own. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width)
      lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}
