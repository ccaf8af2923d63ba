/** The register of the formats of profiles, except HTML, by file ending. Browsers load this file too. */

interface RecordFormatWords {
  mediaType: string
  name: string
  /** The record itself, statements that describe it, its citation, or a picture for shared links. */
  kind: 'content' | 'description' | 'citation' | 'picture'
}

/** A new format needs an entry here, and a writer in `export/record-text.ts`. */
export const recordFormats = {
  json: { mediaType: 'application/json', name: 'JSON', kind: 'content' },
  csv: { mediaType: 'text/csv', name: 'CSV', kind: 'content' },
  jsonld: { mediaType: 'application/ld+json', name: 'JSON-LD', kind: 'description' },
  ttl: { mediaType: 'text/turtle', name: 'Turtle', kind: 'description' },
  md: { mediaType: 'text/markdown', name: 'Markdown', kind: 'content' },
  bib: { mediaType: 'application/x-bibtex', name: 'BibTeX file', kind: 'citation' },
  ris: { mediaType: 'application/x-research-info-systems', name: 'RIS', kind: 'citation' },
  'csl.json': {
    mediaType: 'application/vnd.citationstyles.csl+json',
    name: 'CSL-JSON',
    kind: 'citation',
  },
  png: { mediaType: 'image/png', name: 'PNG', kind: 'picture' },
} as const satisfies Record<string, RecordFormatWords>

export type RecordFormat = keyof typeof recordFormats
type FormatOfKind<Kind> = {
  [F in RecordFormat]: (typeof recordFormats)[F] extends { kind: Kind } ? F : never
}[RecordFormat]
export type CitationFormat = FormatOfKind<'citation'>
export type TextFormat = FormatOfKind<'content' | 'description' | 'citation'>

const all = Object.keys(recordFormats) as RecordFormat[]

export const isCitationFormat = (format: RecordFormat): format is CitationFormat =>
  recordFormats[format].kind === 'citation'
export const isTextFormat = (format: RecordFormat): format is TextFormat =>
  recordFormats[format].kind !== 'picture'

export const citationFormats = all.filter(isCitationFormat)
export const textFormats = all.filter(isTextFormat)
/** Whether a format contains the record itself, rather than describes it. */
export const isContentFormat = (format: RecordFormat): boolean =>
  recordFormats[format].kind === 'content'
export const dataFormats = textFormats.filter((format) => !isCitationFormat(format))

export const getContentType = (format: RecordFormat): string =>
  recordFormats[format].mediaType + (isTextFormat(format) ? '; charset=utf-8' : '')
