/**
 * Reads the metadata of an HTML page: its title, its date of publication, and a hash of its
 * readable text.
 */
import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import { PartialDate } from '@/lib/facts/load/record-values'
import { isObject } from '@/lib/text/json-values'
import { singleLine } from '@/lib/text/lines'
import type { Page } from './run-file'

/** Elements that recur on every page of a site, or that readers skip. */
const skippedElements = new Set([
  ...['script', 'style', 'noscript', 'template', 'head', 'svg', 'iframe', 'object'],
  ...['nav', 'footer', 'select', 'textarea'],
])
const titleNames = ['citation_title', 'og:title', 'title']
const dateNames = [
  'citation_publication_date',
  'citation_date',
  'citation_online_date',
  'article:published_time',
  'dcterms.issued',
  'dc.date.issued',
  'datepublished',
]
/** Titles of login pages, bot checks and missing pages. */
const placeholderTitle =
  /^(just a moment|attention required|access denied|are you a robot|(robot|security) check|please wait|(page )?not found|40[0-9]|50[0-9]|(log ?in|sign ?in|error|forbidden|loading|redirecting)\W*($|[|:–—-]))/i
const maxTitleLength = 300
const maxLinkedData = 256 * 1024
/**
 * Pages written for people are not nested so deeply, and beyond this depth each element takes the parser a long time.
 */
const maxDepth = 1_000
const hashDigits = 16

/**
 * `'2023/1/5'`, `'2023-01-05T10:00:00+02:00'`, `'2023-01'` and `'2023'`, but no form in which day and month may be
 * confused.
 */
const orderedDate = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T\s].*)?$/s
const compactDate = /^(\d{4})(\d{2})(\d{2})(?:T.*)?$/s

/**
 * Returns a year, a month or a day in the form of records, or undefined for a text that is not a date or is after
 * `today`.
 */
function publishedDate(text: string, today: string): string | undefined {
  const trimmed = text.trim().slice(0, 40)
  const [, ...found] = orderedDate.exec(trimmed) ?? compactDate.exec(trimmed) ?? []
  const parts = found.filter((part) => part !== undefined)
  const date = parts.map((part) => part.padStart(2, '0')).join('-')
  if (!PartialDate.safeParse(date).success) return undefined
  return date > today.slice(0, date.length) ? undefined : date
}

/** Returns the `datePublished` of the top-level objects in the linked data of a page. */
function linkedDate(text: string): string | undefined {
  try {
    const data: unknown = JSON.parse(text)
    const graph = isObject(data) && Array.isArray(data['@graph']) ? data['@graph'] : []
    const things = [...(Array.isArray(data) ? data : [data]), ...graph].filter(isObject)
    const dated = things.find(({ datePublished }) => typeof datePublished === 'string')
    return dated && String(dated.datePublished)
  } catch {
    return undefined
  }
}

class Reader {
  readonly #values = new Map<string, string>()
  readonly #text: string[] = []
  readonly #open: string[] = []
  #skippedDepth = 0
  #title = ''
  #linkedData: string | undefined
  tooDeep = false

  #keep(name: string, value: string | undefined): void {
    if (value?.trim() && !this.#values.has(name)) this.#values.set(name, value)
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    const isLinkedData = name === 'script' && /^application\/ld\+json/i.test(attributes.type ?? '')
    if (name === 'meta') {
      const { name: key, property, itemprop, content } = attributes
      this.#keep((key ?? property ?? itemprop ?? '').toLowerCase(), content)
    } else if (isLinkedData) this.#linkedData = ''
    this.#open.push(name)
    if (skippedElements.has(name)) this.#skippedDepth += 1
    this.tooDeep ||= this.#open.length > maxDepth
  }

  ontext(text: string): void {
    if (this.#linkedData !== undefined && this.#linkedData.length < maxLinkedData) {
      this.#linkedData += text
    } else if (this.#open.at(-1) === 'title' && !this.#open.includes('svg')) this.#title += text
    if (this.#skippedDepth === 0) this.#text.push(text)
  }

  onclosetag(name: string): void {
    this.#open.pop()
    if (skippedElements.has(name)) this.#skippedDepth -= 1
    if (name === 'title') {
      this.#keep('title', this.#title)
      this.#title = ''
    }
    if (name === 'script' && this.#linkedData !== undefined) {
      this.#keep('datepublished', linkedDate(this.#linkedData))
      this.#linkedData = undefined
    }
    // Separates the words of adjacent elements.
    if (this.#skippedDepth === 0) this.#text.push(' ')
  }

  #first(names: readonly string[]): string[] {
    return names.flatMap((name) => this.#values.get(name) ?? [])
  }

  title(): string | undefined {
    const titles = this.#first(titleNames).map((title) =>
      singleLine(title).slice(0, maxTitleLength),
    )
    return titles.find((title) => title !== '' && !placeholderTitle.test(title))
  }

  published(today: string): string | undefined {
    const dates = this.#first(dateNames).map((date) => publishedDate(date, today))
    return dates.find((date) => date !== undefined)
  }

  textHash(): string | undefined {
    const text = this.#text.join('').replace(/\s+/g, ' ').trim()
    if (text === '') return undefined
    return createHash('sha256').update(text).digest('hex').slice(0, hashDigits)
  }
}

/** Pages are parsed in pieces, so that parsing can stop early if a page is nested too deeply. */
const pieceLength = 16 * 1024

/**
 * Reads a page that was received on the day `today`. An incomplete page gets no hash, because that would differ each
 * time.
 */
export function readPage(html: string, { whole, today }: { whole: boolean; today: string }): Page {
  const reader = new Reader()
  const parser = new Parser({
    onopentag: (name, attributes) => reader.onopentag(name, attributes),
    ontext: (text) => reader.ontext(text),
    onclosetag: (name) => reader.onclosetag(name),
  })
  for (let start = 0; start < html.length && !reader.tooDeep; start += pieceLength) {
    parser.write(html.slice(start, start + pieceLength))
  }
  if (!reader.tooDeep) parser.end()
  return {
    title: reader.title(),
    published: reader.published(today),
    text: whole && !reader.tooDeep ? reader.textHash() : undefined,
  }
}
