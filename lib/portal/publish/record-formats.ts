/** The register of the formats of profiles, except HTML, by file ending. Browsers load this file too. */

/** A new format needs an entry here and in a list below, and a writer in `export/record-text.ts`. */
export const recordFormats = {
  json: { mediaType: 'application/json', name: 'JSON' },
  csv: { mediaType: 'text/csv', name: 'CSV' },
  jsonld: { mediaType: 'application/ld+json', name: 'JSON-LD' },
  ttl: { mediaType: 'text/turtle', name: 'Turtle' },
  md: { mediaType: 'text/markdown', name: 'Markdown' },
  bib: { mediaType: 'application/x-bibtex', name: 'BibTeX file' },
  ris: { mediaType: 'application/x-research-info-systems', name: 'RIS' },
  'csl.json': { mediaType: 'application/vnd.citationstyles.csl+json', name: 'CSL-JSON' },
  png: { mediaType: 'image/png', name: 'PNG' },
} as const

export type RecordFormat = keyof typeof recordFormats

const contentFormats = ['json', 'csv', 'md'] as const
/** The formats of the record itself, and of statements that describe it. */
export const dataFormats = ['json', 'csv', 'jsonld', 'ttl', 'md'] as const
export const citationFormats = ['bib', 'ris', 'csl.json'] as const
export const textFormats = [...dataFormats, ...citationFormats] as const

export type CitationFormat = (typeof citationFormats)[number]
export type TextFormat = (typeof textFormats)[number]

export const isCitationFormat = (format: RecordFormat): format is CitationFormat =>
  citationFormats.some((citationFormat) => citationFormat === format)
/** Whether a format contains the record itself, rather than describes it. */
export const isContentFormat = (format: RecordFormat): boolean =>
  contentFormats.some((contentFormat) => contentFormat === format)

export const getContentType = (format: RecordFormat): string =>
  recordFormats[format].mediaType + (format === 'png' ? '' : '; charset=utf-8')
