/** Describes sources in the words of a reference. */
import type { SourceSummary } from '@/lib/contract/sources'
import { counted, formatCount } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import type { Source, SourceIndex } from './source-index'
import { kindOfSource, languageName } from './source-names'
import { titleFromAddress, untitledPage } from './title-from-address'

/** Sources by their addresses. */
export type SourceRecords = ReadonlyMap<string, SourceSummary>

export const sourceRecords = (sources: readonly SourceSummary[]): SourceRecords =>
  new Map(sources.map((source) => [safeHttpUrl(source.url)?.href ?? source.url, source]))

/** The source at an address, as records state it. */
export const findSource = (
  records: SourceRecords | undefined,
  address: string | null | undefined,
): SourceSummary | undefined => records?.get(safeHttpUrl(address)?.href ?? '')

/** The title or, if that is unknown, the publisher and the words of the address. */
export function sourceTitle({
  title,
  url,
  publisher,
}: Pick<SourceSummary, 'title' | 'url' | 'publisher'>): string {
  const address = safeHttpUrl(url)
  return title ?? (address ? titleFromAddress(address, publisher) : url)
}

const otherLanguage = ({ language }: SourceSummary): string | undefined =>
  language && !/^en\b/i.test(language) ? languageName(language) : undefined

/** The language of a title that is not in English, for the `lang` attribute. Addresses have none. */
export const titleLanguage = (source: SourceSummary): string | undefined =>
  source.title && otherLanguage(source) ? (source.language ?? undefined) : undefined

/** The publisher, the date of publication, and the language if it is not English. `kind` is named after the publisher. */
export const sourceOrigin = (source: SourceSummary, kind?: string): string =>
  [
    // Unless it is in place of the title.
    source.title && source.publisher,
    kind,
    source.published && formatDate(source.published),
    otherLanguage(source),
  ]
    .filter(Boolean)
    .join(' · ')

/** The same with the kind, for lists without a column for it. */
export const sourceDetails = (source: SourceSummary): string =>
  sourceOrigin(source, kindOfSource(source))

/** The path of a source's page. It has no slug, because titles may become known later and profiles have many paths. */
export const sourceAddress = ({ id }: Pick<SourceSummary, 'id'>): string => `/sources/${id}`

export const isGone = ({ status }: SourceSummary): boolean => status === 'gone'

/** `on 20 and 21 November 2026`, `between 1 October 2026 and 21 November 2026` */
function periodPhrase(first: string, last: string): string {
  if (first === last) return `on ${formatDate(first)}`
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  const start = isSameMonth ? String(Number(first.slice(8))) : formatDate(first)
  const isNextDay = Date.parse(last) - Date.parse(first) === 24 * 60 * 60 * 1000
  return `${isNextDay ? 'on' : 'between'} ${start} and ${formatDate(last)}`
}

/**
 * When people last read the sources of a page, and how many of them, in a sentence. A source without a record is
 * undefined, and so is the sentence if no date is known.
 */
export function describeReadDates(
  sources: readonly (SourceSummary | undefined)[],
): string | undefined {
  const days = sources.flatMap((source) => source?.seen ?? []).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const all = sources.length === 1 ? 'this source' : 'these sources'
  const which =
    days.length === sources.length
      ? all
      : `${formatCount(days.length)} of these ${counted(sources.length, 'source')}`
  return `We last read ${which} ${periodPhrase(first, last)}.`
}

/** A source in a list of references. Pages contain hundreds of sources, so absent properties are omitted. */
export interface ReferenceData {
  /** An HTTP address. Undefined for a source that has none. */
  url?: string
  /** The title; if unknown, the publisher and the words of the address, or the text of a source without an address. */
  title: string
  /** True if the title is unknown, and its substitute does not state that. */
  isUntitled?: true
  lang?: string
  /** Publisher, kind, date and language; undefined if the API has no record of the source. */
  about?: string
  page?: SourceSummary['id']
  /** The number of facts that it confirms on the page. */
  uses: number
  archived?: string
  /** If the page is gone: since when, or true. */
  gone?: string | true
}

/** The host takes the place of the publisher if the API has no record of the source. */
function titleReference({ url, text }: Source, record?: SourceSummary): string {
  if (record) return sourceTitle(record)
  return url ? titleFromAddress(new URL(url)) : text
}

/** The references of a page, in the order of their numbers. */
export function listReferences(
  { sources }: SourceIndex,
  records: SourceRecords | undefined,
): ReferenceData[] {
  return sources.map((source): ReferenceData => {
    const { url, uses } = source
    const record = records?.get(url ?? '')
    const archived = safeHttpUrl(source.archived ?? record?.archived_url)?.href
    const lang = record && titleLanguage(record)
    const isUntitled = url && !record?.title
    // The reference itself states that it has no title.
    const title = titleReference(source, record).replace(`: ${untitledPage}`, '')
    return {
      ...(url ? { url } : {}),
      title,
      ...(isUntitled ? { isUntitled } : {}),
      ...(lang ? { lang } : {}),
      ...(record ? { about: sourceDetails(record), page: record.id } : {}),
      uses,
      ...(archived ? { archived } : {}),
      ...(record && isGone(record)
        ? { gone: record.gone_since ? formatDate(record.gone_since) : (true as const) }
        : {}),
    }
  })
}
