/** Breaks text into lines of a maximum width. */

type Measure = (text: string) => number

/** The longest beginning of a word that fits, but at least one letter. */
function fitting(word: string, width: number, measure: Measure): string {
  const letters = [...word]
  let fit = letters[0] ?? ''
  for (const letter of letters.slice(1)) {
    if (measure(fit + letter) > width) break
    fit += letter
  }
  return fit
}

/** Breaks greedily at spaces. A word that is wider than a line is broken where necessary. */
export function lineBreaks(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (measure(line) > width) {
      const fit = fitting(line, width, measure)
      if (fit.length === line.length) break
      lines.push(fit)
      line = line.slice(fit.length)
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** The first lines, ending with an ellipsis if there are more. */
export function firstLines(lines: readonly string[], count: number): string[] {
  if (lines.length <= count) return [...lines]
  const last = (lines[count - 1] ?? '').replace(/[\s,.;:–-]*$/, '')
  return [...lines.slice(0, count - 1), `${last} …`]
}
