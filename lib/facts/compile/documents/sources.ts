/** The sources of the facts, each with its registry entry and the facts that cite it. */

import { displayName } from '@/lib/contract/families'
import type { CitingFact, SourceDetail, SourceSummary } from '@/lib/contract/sources'
import type { SnapshotItem } from '@/lib/dataset/snapshot'
import type { Citation } from '@/lib/facts/sources/citations'
import { makeCitations, nameOfRecord } from '@/lib/facts/sources/citations'
import { publishedInAddress } from '@/lib/facts/sources/published'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import { describeState } from '@/lib/facts/sources/state'
import { groupBy } from '@/lib/text/group-by'
import { type Context, derivedId } from '../context'
import { lookUp } from '../links'

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
