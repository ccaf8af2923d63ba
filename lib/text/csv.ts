/** Tables as CSV (RFC 4180), for spreadsheets as much as for programs. */

export type CsvCell = string | number | null | undefined

/** A text that a spreadsheet would take for a formula is marked as text; a number stays a number. */
function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The byte order mark tells Excel that the text is UTF-8; other readers skip it. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
