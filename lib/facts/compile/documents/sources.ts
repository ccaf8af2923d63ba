/** The sources of the facts, each with its registry entry and the facts that cite it. */
import { displayName, type Family } from '@/lib/contract/families'
import type { CitingFact, SourceDetail, SourceSummary } from '@/lib/contract/sources'
import type { SnapshotItem } from '@/lib/dataset/snapshot'
import { type Citation, makeCitations, nameOfRecord } from '@/lib/facts/sources/citations'
import { describeState } from '@/lib/facts/sources/known-source'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import { groupBy } from '@/lib/text/group-by'
import { isObject } from '@/lib/text/json-values'
import { type Context, derivedId } from '../context'
import { lookUp } from '../links'

const year = '(20[0-3]\\d)'
const month = '(0[1-9]|1[0-2])'
const day = '(0[1-9]|[12]\\d|3[01])'

const forms = [
  new RegExp(`/${year}[/-]${month}[/-]${day}(?=[/-]|$)`),
  new RegExp(`/${year}${month}${day}(?=[/-]|$)`),
  new RegExp(`/${year}[/-]${month}(?=/|$)`),
  new RegExp(`/${year}${month}(?=/|$)`),
]

/**
 * Returns the date in an address, in ISO 8601 and with the precision of the address. Undefined if the address contains
 * no date, or an impossible date.
 */
export function publishedInAddress(url: string): string | undefined {
  const { pathname } = new URL(url)
  for (const form of forms) {
    const [found, ...parts] = form.exec(pathname) ?? []
    if (found === undefined) continue
    const date = parts.join('-')
    const completeDate = new Date(`${date.padEnd(10, '-01').slice(0, 10)}T00:00:00Z`)
    return Number.isNaN(completeDate.getTime()) || !completeDate.toISOString().startsWith(date)
      ? undefined
      : date
  }
  return undefined
}

function* addressesIn(value: unknown, field: string): Generator<string> {
  if (typeof value === 'string') {
    if (/(?:^|_)sources?$/.test(field) && URL.canParse(value)) yield new URL(value).href
  } else if (Array.isArray(value)) for (const item of value) yield* addressesIn(item, field)
  else if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) {
      // An archived copy is not a source of its own.
      if (name !== 'archived_source') yield* addressesIn(child, name)
    }
  }
}

/**
 * Maps the address of each source to the records that name it in one of their documents or in their list item. Records
 * are written as `projects/118`.
 */
export function recordsBySource(
  families: Record<Family, SnapshotItem[]>,
  documents: ReadonlyMap<string, object>,
): Map<string, Set<string>> {
  const records = new Map<string, Set<string>>()
  const take = (record: string, document: object | undefined) => {
    for (const url of addressesIn(document, '')) {
      const urlRecords = records.get(url) ?? new Set()
      records.set(url, urlRecords.add(record))
    }
  }
  for (const [family, items] of Object.entries(families)) {
    for (const { id, summary, includes } of items) {
      const record = `${family}/${id}`
      for (const document of [
        summary,
        includes,
        documents.get(record),
        documents.get(`${record}/relationships`),
      ]) {
        take(record, document)
      }
    }
  }
  return records
}

/**
 * Ids have at most 13 digits, because profiles contain many of them. A collision among a hundred thousand addresses is
 * still unlikely.
 */
const sourceId = (url: string): number => derivedId('source', url) % 2 ** 40 || 1

function citingFact({ facts }: Context, { family, key, field, about }: Citation): CitingFact {
  // Regions and countries cite nothing, so they never occur here.
  const record = lookUp(facts, family as Exclude<typeof family, 'countries'>, key)
  const name = displayName(family, 'title' in record ? record.title : record.name)
  return {
    family,
    record: { id: record.id, name },
    field,
    about: about && nameOfRecord(facts, about.family, about.key),
  }
}

function sourceDocument(
  context: Context,
  address: string,
  citations: readonly Citation[],
): SourceDetail {
  const { url, publisher, kind, language, isCopy, entry } = context.lookUpSource(address)
  const { check, title, seen, archived } = entry
  const state = describeState(entry)
  const facts = citations.map((citation) => citingFact(context, citation))
  const records = new Set(facts.map(({ family, record }) => `${family} ${record.id}`))
  return {
    id: sourceId(url),
    url,
    host: hostOfAddress(url),
    title,
    publisher,
    kind,
    language,
    published: entry.published ?? (kind === 'press' ? publishedInAddress(url) : undefined),
    seen,
    archived_url: archived,
    is_copy: isCopy,
    status: state,
    checked: check?.day,
    moved_to: check?.moved_to,
    gone_since: state === 'gone' ? check?.failed?.[0] : undefined,
    stats: { facts: facts.length, records: records.size },
    facts,
  }
}

/** Returns all sources, the most cited first, then by address. */
export function sourceDocuments(context: Context): SourceDetail[] {
  const byUrl = groupBy([...makeCitations(context.facts)], ({ url }) => new URL(url).href)
  return [...byUrl]
    .map(([url, citations]) => sourceDocument(context, url, citations))
    .sort((a, b) => b.stats.facts - a.stats.facts || (a.url < b.url ? -1 : 1))
}

/**
 * Returns a source as a list item, searched by title, publisher and address. `records` are the paths of the records
 * that cite it, such as `projects/118`.
 */
export function sourceItem(
  { facts: _, ...summary }: SourceDetail,
  records: Iterable<string> = [],
): SnapshotItem {
  const { id, title, publisher, url, kind, status } = summary
  return {
    id,
    names: [...(title ? [title] : []), publisher, url],
    filters: {
      kind: [kind],
      publisher: [publisher],
      status: [status],
      cited_in: [...records],
    },
    summary: summary satisfies SourceSummary,
    includes: {},
  }
}
