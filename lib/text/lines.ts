/** Texts for a line of limited length, or of a terminal. */

// Control characters, line separators, characters that change the direction of the text around them, and characters
// that XML forbids.
const unwanted = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu

/** Makes a text safe to insert into a line: it keeps no line breaks, changes of text direction or lone surrogates. */
export const singleLine = (text: string): string =>
  text
    .replace(unwanted, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Characters that a terminal or a log viewer would not show: controls, changes of text direction, line separators and
 * others without a glyph.
 */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu

const getEscape = (character: string): string =>
  [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')

/**
 * Writes every such character as a JSON escape, so that it cannot control a terminal, hide a part of a line or start a
 * new line. JSON keeps its meaning.
 * @example printable('a\u202eb') // 'a\\u202eb'
 */
export const printable = (text: string): string => text.replace(unprintable, getEscape)

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

/** The beginning of a text, cut between words: at most `max` characters and an ellipsis. */
export function beginning(text: string, max: number): string {
  const [first = '', ...rest] = wrapWords(text, max)
  return rest.length > 0 ? `${first.replace(/[,;:]$/, '')}\u00A0…` : text
}

/** Breaks a text into lines of fewer than `width` characters. A longer word has a line of its own. */
function wrapWords(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width)
      lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}

/** The first lines of a text, each of at most `max` characters. What does not fit is cut. */
export function firstLines(text: string, width: number, count: number, max = width): string[] {
  const lines = wrapWords(text, width)
  const shown = lines.slice(0, count)
  const cut = lines.length > count ? shown.with(-1, `${shown.at(-1)} …`) : shown
  return cut.map((line) => truncated(line, max))
}

/**
 * Formats a table for a terminal: columns are as wide as their widest cell, and numbers are aligned to the right.
 * @example textTable(['record', 'facts'], [['projects/a', 12]]) // ['record      facts', 'projects/a     12']
 */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length)),
  )
  const line = (cells: readonly (string | number)[]) =>
    head
      .map((_, column) => {
        const [text, width] = [String(cells[column] ?? ''), widths[column] ?? 0]
        return typeof rows[0]?.[column] === 'number' ? text.padStart(width) : text.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [line(head), ...rows.map(line)]
}
