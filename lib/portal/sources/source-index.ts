/** Numbers the sources of a page. Each address has one number, in the order of its first use on the page. */
import { getHost, safeHttpUrl } from '@/lib/text/safe-http-url'

/** An occurrence of a source in a document: a `source` field, and its archived copy. */
export interface SourceUse {
  source?: string | null
  archived_source?: string | null
  /** True for each further source of a fact that has several. */
  isFurther?: true
  /** True if the fact has been stated before. */
  isRepeated?: true
}

export interface Source {
  number: number
  /** The source as stated in the record. */
  text: string
  /** Undefined if the source is not an HTTP address. */
  url?: string
  host?: string
  archived?: string
  /** The number of facts that it confirms. */
  uses: number
}

export interface SourceIndex {
  /** The prefix of the page's element ids: `'project-118'`. */
  record: string
  sources: readonly Source[]
  find: (source: string | null | undefined) => Source | undefined
}

const getKey = (source: string): string => safeHttpUrl(source)?.href ?? source.trim()

function newSource(number: number, text: string): Source {
  const url = safeHttpUrl(text)
  return { number, text, uses: 0, ...(url ? { url: url.href, host: getHost(url) } : {}) }
}

/**
 * Numbers the sources of a page. The ids contain the name of the record, because the document may still contain the
 * previous page, hidden. `copies` are sources that are named again elsewhere, for example with an archived copy, which
 * does not count as a use.
 */
export function sourceIndex(
  record: string,
  uses: Iterable<SourceUse>,
  copies: Iterable<SourceUse> = [],
): SourceIndex {
  const byKey = new Map<string, Source>()
  const take = (use: SourceUse, facts: number) => {
    const text = use.source?.trim()
    if (!text) return
    const source = byKey.get(getKey(text)) ?? newSource(byKey.size + 1, text)
    byKey.set(getKey(text), source)
    source.uses += facts
    source.archived ??= safeHttpUrl(use.archived_source)?.href
  }
  for (const use of uses) take(use, use.isRepeated ? 0 : 1)
  for (const copy of copies) take(copy, 0)
  const find: SourceIndex['find'] = (source) => (source ? byKey.get(getKey(source)) : undefined)
  return { record, sources: [...byKey.values()], find }
}

/**
 * Not a field of the API, but the sources of the facts that the panel of a profile repeats from its sections, such as the
 * managing organization.
 */
export const shownFirst = 'panel_sources'

/**
 * True if an announcement date among the inclusion criteria repeats the announcement date of the project. Both are then
 * one fact.
 */
const repeats = (key: string, document: object, parent: object | undefined): boolean =>
  key === 'announcement_date_sources' &&
  parent !== undefined &&
  'announcement_date' in document &&
  'announcement_date' in parent &&
  document.announcement_date === parent.announcement_date

function* getSources(sources: readonly string[], isRepeated: boolean): Generator<SourceUse> {
  for (const [index, source] of sources.entries()) {
    if (isRepeated) yield { source, isFurther: true, isRepeated }
    else yield index > 0 ? { source, isFurther: true } : { source }
  }
}

/**
 * All occurrences of sources in a document, in the order of its fields. At any depth, the fields in `first` come first.
 * The contract has three forms of sources: `source`, `<field>_source` and `<field>_sources`.
 */
export function* sourceUses(
  document: object,
  first: readonly string[] = [],
  parent?: object,
): Generator<SourceUse> {
  const rank = (key: string) => (first.includes(key) ? first.indexOf(key) : first.length)
  const fields = Object.entries(document).sort(([a], [b]) => rank(a) - rank(b))
  for (const [key, value] of fields) {
    if (key === 'archived_source') {
      if (!('source' in document && document.source)) yield { source: value }
    } else if (key === 'source') yield document as SourceUse
    else if (key === shownFirst && Array.isArray(value)) {
      yield* getSources(value, true)
    } else if (key.endsWith('_source') && typeof value === 'string') yield { source: value }
    else if (key.endsWith('_sources') && Array.isArray(value)) {
      yield* getSources(value, repeats(key, document, parent))
    } else if (typeof value === 'object' && value !== null) {
      yield* sourceUses(value, first, document)
    }
  }
}
