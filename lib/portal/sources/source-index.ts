/** The sources of one page: each address has one number, in the order in which a reader meets it. */
import { hostOf, safeHttpUrl } from '@/lib/text/safe-http-url'

/** What names a source: a field `source`, and the copy of it in an archive. */
export interface SourceUse {
  source?: string | null
  archived_source?: string | null
  /** True for each further source of a fact that has several. */
  isFurther?: true
  /** True where a fact is stated once more. */
  isRepeated?: true
}

export interface Source {
  number: number
  /** As the record gives it. */
  text: string
  /** Only where it may be a link. */
  url?: string
  host?: string
  /** What the record calls it elsewhere. */
  title?: string
  archived?: string
  /** How many facts it confirms. */
  uses: number
}

export interface SourceIndex {
  /** Names the record in the ids of the page: `'project-118'`. */
  record: string
  /** The id in the page of a numbered source. */
  anchor: (number: number) => string
  sources: readonly Source[]
  find: (source: string | null | undefined) => Source | undefined
}

/** What is known of sources apart from the facts that they confirm. */
export interface KnownSources {
  /** Named once more elsewhere, for example with a copy in an archive: they confirm no further fact. */
  copies?: Iterable<SourceUse>
  titles?: Iterable<{ url: string; title: string }>
}

const keyOf = (source: string): string => safeHttpUrl(source)?.href ?? source.trim()

function newSource(number: number, text: string): Source {
  const url = safeHttpUrl(text)
  return { number, text, uses: 0, ...(url ? { url: url.href, host: hostOf(url) } : {}) }
}

/**
 * Numbers the sources of a page. Browsers may keep the last page in the document, hidden, so that the ids carry the
 * name of the record.
 */
export function sourceIndex(
  record: string,
  uses: Iterable<SourceUse>,
  { copies = [], titles = [] }: KnownSources = {},
): SourceIndex {
  const byKey = new Map<string, Source>()
  const take = (use: SourceUse, facts: number) => {
    const text = use.source?.trim()
    if (!text) return
    const source = byKey.get(keyOf(text)) ?? newSource(byKey.size + 1, text)
    byKey.set(keyOf(text), source)
    source.uses += facts
    source.archived ??= safeHttpUrl(use.archived_source)?.href
  }
  for (const use of uses) take(use, use.isRepeated ? 0 : 1)
  for (const copy of copies) take(copy, 0)
  const find: SourceIndex['find'] = (source) => (source ? byKey.get(keyOf(source)) : undefined)
  for (const { url, title } of titles) {
    const source = find(url)
    if (source && title) source.title ??= title
  }
  return { record, anchor: (number) => `${record}-${number}`, sources: [...byKey.values()], find }
}

/** No field of the API: the source of a fact of a project that its page shows before the list which states it. */
export const shownFirst = 'managing_source'

/** The announcement that decides on the inclusion of a project is mostly that of the project: one fact. */
const repeats = (key: string, document: object, parent: object | undefined): boolean =>
  key === 'announcement_date_sources' &&
  parent !== undefined &&
  'announcement_date' in document &&
  'announcement_date' in parent &&
  document.announcement_date === parent.announcement_date

function* sourcesOf(sources: readonly string[], isRepeated: boolean): Generator<SourceUse> {
  for (const [index, source] of sources.entries()) {
    if (isRepeated) yield { source, isFurther: true, isRepeated }
    else yield index > 0 ? { source, isFurther: true } : { source }
  }
}

/**
 * Every source in a document, in the order of its fields; at any depth the fields in `first` come first. It knows the
 * contract's three ways to name one: `source`, `<field>_source` and `<field>_sources`.
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
    else if (key === shownFirst && typeof value === 'string') {
      yield { source: value, isFurther: true, isRepeated: true }
    } else if (key.endsWith('_source') && typeof value === 'string') yield { source: value }
    else if (key.endsWith('_sources') && Array.isArray(value)) {
      yield* sourcesOf(value, repeats(key, document, parent))
    } else if (typeof value === 'object' && value !== null) {
      yield* sourceUses(value, first, document)
    }
  }
}
