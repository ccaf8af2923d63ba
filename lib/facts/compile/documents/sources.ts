/** The sources of the facts, each with what is known of it and the facts that cite it. */

import { displayName } from '@/lib/contract/families'
import type { CitingFact, SourceDetail, SourceState, SourceSummary } from '@/lib/contract/sources'
import type { SourceEntry } from '@/lib/facts/load/source-entry'
import type { SnapshotItem } from '@/lib/facts/snapshot'
import type { Citation } from '@/lib/facts/sources/citations'
import { citationsOf, nameOfRecord } from '@/lib/facts/sources/citations'
import { publishedInAddress } from '@/lib/facts/sources/published'
import {
  hostOfAddress,
  type PublisherOfHost,
  publisherFinder,
} from '@/lib/facts/sources/publishers'
import { groupBy } from '@/lib/text/group-by'
import { type Context, derivedId } from '../context'
import { lookUp } from '../links'

/** After so many failed checks on different days a source counts as gone. */
const failuresUntilGone = 3

/** Of 13 digits, because profiles hold many, and still unlikely to occur twice among a hundred thousand addresses. */
const sourceId = (url: string): number => derivedId('source', url) % 2 ** 40 || 1

function stateOf({ check }: SourceEntry): SourceState {
  if (!check) return 'unchecked'
  const failures = check.failed?.length ?? 0
  if (failures >= failuresUntilGone) return 'gone'
  if (failures > 0) return 'unavailable'
  return check.moved_to ? 'moved' : 'available'
}

function citingFact({ facts }: Context, { family, key, field, about }: Citation): CitingFact {
  // Regions and countries cite nothing: the walk leaves them out.
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
  url: string,
  citations: readonly Citation[],
  publisher: PublisherOfHost,
): SourceDetail {
  const entry = context.sources.get(url) ?? {}
  const { check, title, seen, archived } = entry
  const kind = entry.kind ?? publisher.kind
  const state = stateOf(entry)
  const facts = citations.map((citation) => citingFact(context, citation))
  const records = new Set(facts.map(({ family, record }) => `${family} ${record.id}`))
  return {
    id: sourceId(url),
    url,
    host: hostOfAddress(url),
    title,
    publisher: entry.publisher ?? publisher.name,
    kind,
    language: entry.language ?? publisher.language,
    published: entry.published ?? (kind === 'press' ? publishedInAddress(url) : undefined),
    seen,
    archived_url: archived,
    is_copy: publisher.copies,
    status: state,
    checked: check?.day,
    moved_to: check?.moved_to,
    gone_since: state === 'gone' ? check?.failed?.[0] : undefined,
    stats: { facts: facts.length, records: records.size },
    facts,
  }
}

/** All sources, the most cited first, then by address. */
export function sourceDocuments(context: Context): SourceDetail[] {
  const publisherOf = publisherFinder(context.publishers, context.facts)
  const byUrl = groupBy([...citationsOf(context.facts)], ({ url }) => new URL(url).href)
  return [...byUrl]
    .map(([url, citations]) => sourceDocument(context, url, citations, publisherOf(url)))
    .sort((a, b) => b.stats.facts - a.stats.facts || (a.url < b.url ? -1 : 1))
}

/** A source as an item of its list: searched by title, publisher and address. `records` name it, as `projects/118`. */
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
