/** The formats of tables as files. Browsers load this file too. */
export const tableFormats = ['csv', 'json'] as const
export type TableFormat = (typeof tableFormats)[number]

export const tableFormatNames: Record<TableFormat, string> = { csv: 'CSV', json: 'JSON' }

export const isTableFormat = (text: string): text is TableFormat =>
  tableFormats.some((format) => format === text)
