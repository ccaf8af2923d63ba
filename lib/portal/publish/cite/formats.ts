/** Writes citations in the formats of reference managers, and as text. */
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-csl'
import '@citation-js/plugin-ris'
import { Cite, plugins } from '@citation-js/core'
import { LRUCache } from 'lru-cache'
import { chicagoStyle } from './chicago-style'
import type { Citation } from './citation'

const commands: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
}

/** Sequences such as `--` and '', which TeX would turn into a single character. */
const ligature = /([-'`,!?])(?=[-'`,])/g

/** Escapes text for a .bib file. Only characters that are special in TeX are escaped; all others stay as UTF-8. */
const escapeTex = (text: string): string =>
  text
    .replace(/[\\~^<>&%$#_{}]/g, (character) => commands[character] ?? `\\${character}`)
    .replace(ligature, '$1{}')

const bibtex = plugins.config.get('@bibtex').format
// Otherwise citation-js drops letters that have no TeX command. `escapeTex` keeps them.
bibtex.asciiOnly = false
bibtex.useIdAsLabel = true
// Otherwise citation-js removes the hyphens from the label.
bibtex.checkLabel = false

const { templates } = plugins.config.get('@csl')
templates.add('chicago', chicagoStyle)
// Profiles change in place. For such pages, APA requires the date of retrieval in addition to the date of the page.
templates.add(
  'apa-retrieved',
  templates
    .get('apa')
    .replace('<if variable="issued status" match="none">', '<if variable="accessed">'),
)

/** `'DID Atlas dataset, version 2026.11.22'`, for formats and styles without fields for both name and version. */
const makeData = ({ 'container-title': name, version }: Citation): string =>
  [name, version && `version ${version}`].filter(Boolean).join(', ')

/** Adds the site as publisher, because BibTeX and RIS have no other field for the site of a page. */
const published = (citation: Citation) => ({
  ...citation,
  publisher: citation.author[0].literal,
})

const isoDate = ({ 'date-parts': [parts] }: NonNullable<Citation['accessed']>): string =>
  parts.map((part) => String(part).padStart(2, '0')).join('-')

/**
 * BibTeX has macros for months but no field for days (https://www.bibtex.org/Format). citation-js writes `{nov 22}`,
 * which styles print verbatim. The day is dropped here, because the version contains it.
 */
const monthMacro = (entry: string): string =>
  entry.replace(/^(\tmonth = )\{([a-z]{3})(?: \d+)?\}/m, '$1$2')

export function toBibtex(citation: Citation): string {
  const { genre, version, accessed, 'container-title': _, ...item } = published(citation)
  const access = accessed && `accessed ${isoDate(accessed)}`
  const note = [genre, makeData(citation), citation.note, access].filter(Boolean).join(', ')
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
/** Pads months and days as RIS requires: `2026/1/2/` becomes `2026/01/02/`. */
const twoDigits = (date: string): string => date.replace(/\/(\d)(?=\/)/g, '/0$1')

/** Joins the lines itself, because citation-js breaks them within words after 70 characters, which no reader undoes. */
export function toRis(citation: Citation): string {
  const [fields = {}] = new Cite([published(citation)]).format('ris', { format: 'object' })
  // citation-js truncates the label to 20 characters, which may not distinguish two records.
  const note = [makeData(citation), citation.note].filter(Boolean).join(', ')
  const { TY, ...rest }: RisFields = { ...fields, ID: citation.id, ...(note ? { N1: note } : {}) }
  // For a page, citation-js writes the access date to M1, but most readers expect it in Y2.
  const all = rest.M1 ? { ...rest, Y2: rest.M1 } : rest
  const lines = Object.entries(all).flatMap(([tag, values]) =>
    [values].flat().map((value) => `${tag}  - ${dateTags.has(tag) ? twoDigits(value) : value}`),
  )
  return [`TY  - ${TY}`, ...lines, 'ER  - ', ''].join('\r\n')
}

export const toCslJson = (citation: Citation): string => `${JSON.stringify([citation], null, 2)}\n`

const formatText = (citation: Citation, template: string): string =>
  new Cite([citation]).format('bibliography', { template, format: 'text', lang: 'en-US' }).trim()

const sample = { id: 'sample', title: 'Sample title', URL: 'https://sample.invalid/page' }
/** In such a title, a style changes neither letters nor the punctuation around it. */
const plainTitle = /^[\p{Lu}\d][\p{L}\p{M}\p{N} (),&/+-]*[\p{L}\p{N})]$/u

/** Citations of the sample, by style and all other parts of a citation. */
const samples = new LRUCache<string, string>({ max: 100 })

/**
 * Formats a citation. citation-js takes 3 ms for it, so records with plain titles, which differ only in title and
 * address, share the result for a sample.
 */
function getText(citation: Citation, template: string): string {
  const { title, URL } = citation
  if (!plainTitle.test(title)) return formatText(citation, template)
  const ofSample = { ...citation, ...sample }
  const key = `${template} ${JSON.stringify(ofSample)}`
  const text = samples.get(key) ?? formatText(ofSample, template)
  samples.set(key, text)
  return text.replace(sample.title, () => title).replace(sample.URL, () => URL)
}

/** Appends the version to the name of the data, because styles show versions of datasets, but not of containers. */
const withData = (citation: Citation): Citation => {
  if (citation['container-title'] === undefined) return citation
  return { ...citation, 'container-title': makeData(citation) }
}

/** Adds the word “Version”, because the APA style adds it only to numbers, and `2026.11.22` is not a number. */
const withVersionWord = ({ version, ...citation }: Citation): Citation =>
  version === undefined ? citation : { ...citation, version: `Version ${version}` }

export const toApa = (citation: Citation): string =>
  getText(withVersionWord(withData(citation)), 'apa-retrieved')
export const toChicago = (citation: Citation): string => getText(withData(citation), 'chicago')
