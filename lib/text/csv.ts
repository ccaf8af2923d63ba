/**
 * Tables as CSV (RFC 4180) for people, who open them in a spreadsheet. The tables of `lib/export/writers/csv.ts` are for
 * programs: they start with no byte order mark, and their apostrophes can be undone.
 */

export type CsvCell = string | number | null | undefined

/**
 * Spreadsheets evaluate a text that starts like a formula, and some also accept the full-width forms of its signs. A
 * leading apostrophe prevents that.
 */
function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes rows as CSV. It starts with a byte order mark, because Excel does not read the text as UTF-8 otherwise. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
