/** A citation in the formats that reference managers read, and as text. */
import { Cite, plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-csl'
import '@citation-js/plugin-ris'
import { chicagoStyle } from './chicago-style'
import type { Citation } from './citation'
import { escapeTex } from './tex'

const bibtex = plugins.config.get('@bibtex').format
// It would drop letters that have no command in TeX; `escapeTex` keeps them.
bibtex.asciiOnly = false
bibtex.useIdAsLabel = true
// It would take the hyphens out of the label.
bibtex.checkLabel = false

const { templates } = plugins.config.get('@csl')
templates.add('chicago', chicagoStyle)
// A profile changes in place, and for such pages APA asks for the day of retrieval beside the date of the page.
templates.add(
  'apa-retrieved',
  templates
    .get('apa')
    .replace('<if variable="issued status" match="none">', '<if variable="accessed">'),
)

/** `'DID Atlas dataset, version 2026.11.22'`: for formats and styles that have no fields for both. */
const dataOf = ({ 'container-title': name, version }: Citation): string =>
  [name, version && `version ${version}`].filter(Boolean).join(', ')

/** Neither BibTeX nor RIS knows whose site a page is on but by its publisher. */
const published = (citation: Citation) => ({
  ...citation,
  publisher: citation.author[0].literal,
})

const isoDate = ({ 'date-parts': [parts] }: NonNullable<Citation['accessed']>): string =>
  parts.map((part) => String(part).padStart(2, '0')).join('-')

/**
 * BibTeX has macros for months and no field for days (https://www.bibtex.org/Format); citation-js writes `{nov 22}`,
 * which styles print as it is. The version has the day.
 */
const monthMacro = (entry: string): string =>
  entry.replace(/^(\tmonth = )\{([a-z]{3})(?: \d+)?\}/m, '$1$2')

export function bibtexOf(citation: Citation): string {
  const { genre, version, accessed, 'container-title': _, ...item } = published(citation)
  const access = accessed && `accessed ${isoDate(accessed)}`
  const note = [genre, dataOf(citation), citation.note, access].filter(Boolean).join(', ')
  const escaped = {
    ...item,
    note: escapeTex(note),
    title: escapeTex(item.title),
    publisher: escapeTex(item.publisher),
    author: item.author.map(({ literal }) => ({ literal: escapeTex(literal) })),
  }
  const entry = monthMacro(new Cite([escaped]).format('bibtex').trim())
  return version ? `${entry.slice(0, -1)}\tversion = {${version}},\n}\n` : `${entry}\n`
}

type RisFields = Record<string, string | string[]>

const dateTags = new Set(['DA', 'M1', 'Y2'])
/** `2026/1/2/` is `2026/01/02/`, as the format has it. */
const twoDigits = (date: string): string => date.replace(/\/(\d)(?=\/)/g, '/0$1')

/** citation-js breaks lines after 70 characters, inside words, which no reader of the format puts right again. */
export function risOf(citation: Citation): string {
  const [fields = {}] = new Cite([published(citation)]).format('ris', { format: 'object' })
  // citation-js cuts the label after 20 characters, where two records may still be the same.
  const note = [dataOf(citation), citation.note].filter(Boolean).join(', ')
  const { TY, ...rest }: RisFields = { ...fields, ID: citation.id, ...(note ? { N1: note } : {}) }
  // Of a page citation-js writes the day of access as M1, where most readers look for it in Y2.
  const all = rest.M1 ? { ...rest, Y2: rest.M1 } : rest
  const lines = Object.entries(all).flatMap(([tag, values]) =>
    [values].flat().map((value) => `${tag}  - ${dateTags.has(tag) ? twoDigits(value) : value}`),
  )
  return [`TY  - ${TY}`, ...lines, 'ER  - ', ''].join('\r\n')
}

export const cslJsonOf = (citation: Citation): string => `${JSON.stringify([citation], null, 2)}\n`

const textOf = (citation: Citation, template: string): string =>
  new Cite([citation]).format('bibliography', { template, format: 'text', lang: 'en-US' }).trim()

/** Styles have a place for the version of a dataset, but not for that of the data that a page is part of. */
const withData = (citation: Citation): Citation => {
  if (citation['container-title'] === undefined) return citation
  return { ...citation, 'container-title': dataOf(citation) }
}

/** APA's style says “Version” before numbers alone, and two full stops make none. */
const withVersionWord = ({ version, ...citation }: Citation): Citation =>
  version === undefined ? citation : { ...citation, version: `Version ${version}` }

export const apaOf = (citation: Citation): string =>
  textOf(withVersionWord(withData(citation)), 'apa-retrieved')
export const chicagoOf = (citation: Citation): string => textOf(withData(citation), 'chicago')
