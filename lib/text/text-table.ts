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
