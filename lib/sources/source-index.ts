/** The sources of one page: each address has one number, in the order in which a reader meets it. */
import { hostOf, safeHttpUrl } from './safe-http-url'

/** What names a source: a field `source`, and the copy of it in an archive. */
export interface SourceUse {
  source?: string | null
  archived_source?: string | null
}

export interface Source {
  number: number
  /** As the record gives it. */
  text: string
  /** Only where it may be a link. */
  url?: string
  host?: string
  archived?: string
  /** How many facts it confirms. */
  uses: number
}

export interface SourceIndex {
  /** The id in the page of a numbered source. */
  anchor: (number: number) => string
  sources: readonly Source[]
  find: (source: string | null | undefined) => Source | undefined
}

const keyOf = (source: string): string => safeHttpUrl(source)?.href ?? source

function newSource(number: number, text: string): Source {
  const url = safeHttpUrl(text)
  return { number, text, uses: 0, ...(url ? { url: url.href, host: hostOf(url) } : {}) }
}

/**
 * Numbers the sources of a page. Browsers may keep the last page in the document, hidden, so that the ids carry the
 * name of the record.
 */
export function sourceIndex(record: string, uses: Iterable<SourceUse>): SourceIndex {
  const byKey = new Map<string, Source>()
  for (const use of uses) {
    const text = use.source?.trim()
    if (!text) continue
    const source = byKey.get(keyOf(text)) ?? newSource(byKey.size + 1, text)
    byKey.set(keyOf(text), source)
    source.uses += 1
    source.archived ??= safeHttpUrl(use.archived_source)?.href
  }
  return {
    anchor: (number) => `${record}-${number}`,
    sources: [...byKey.values()],
    find: (source) => (source ? byKey.get(keyOf(source.trim())) : undefined),
  }
}

/**
 * Every source in a document, in the order of its fields; the fields in `first` come first. It knows the contract's
 * three ways to name one: `source`, `<field>_source` and `<field>_sources`.
 */
export function* sourceUses(document: object, first: readonly string[] = []): Generator<SourceUse> {
  const rank = (key: string) => (first.includes(key) ? first.indexOf(key) : first.length)
  const fields = Object.entries(document).sort(([a], [b]) => rank(a) - rank(b))
  for (const [key, value] of fields) {
    if (key === 'archived_source') continue
    if (key === 'source') yield document as SourceUse
    else if (key.endsWith('_source') && typeof value === 'string') yield { source: value }
    else if (key.endsWith('_sources') && Array.isArray(value)) {
      for (const source of value) yield { source }
    } else if (typeof value === 'object' && value !== null) yield* sourceUses(value)
  }
}
