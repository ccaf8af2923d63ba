/** The sources of the facts, each with what is known of it and the facts that cite it. */

import { displayName } from '@/lib/contract/families'
import type { CitingFact, SourceDetail, SourceSummary } from '@/lib/contract/sources'
import type { SnapshotItem } from '@/lib/facts/snapshot'
import type { Citation } from '@/lib/facts/sources/citations'
import { citationsOf, nameOfRecord } from '@/lib/facts/sources/citations'
import { publishedInAddress } from '@/lib/facts/sources/published'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import { stateOf } from '@/lib/facts/sources/state'
import { groupBy } from '@/lib/text/group-by'
import { type Context, derivedId } from '../context'
import { lookUp } from '../links'

/** Of 13 digits, because profiles hold many, and still unlikely to occur twice among a hundred thousand addresses. */
const sourceId = (url: string): number => derivedId('source', url) % 2 ** 40 || 1

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
  address: string,
  citations: readonly Citation[],
): SourceDetail {
  const { url, publisher, kind, language, isCopy, entry } = context.sourceOf(address)
  const { check, title, seen, archived } = entry
  const state = stateOf(entry)
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

/** All sources, the most cited first, then by address. */
export function sourceDocuments(context: Context): SourceDetail[] {
  const byUrl = groupBy([...citationsOf(context.facts)], ({ url }) => new URL(url).href)
  return [...byUrl]
    .map(([url, citations]) => sourceDocument(context, url, citations))
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
