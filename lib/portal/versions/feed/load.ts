/** Loads the content of feeds. */
import 'server-only'
import type { Family } from '@/lib/contract/families'
import { siteName } from '@/lib/contract/site-name'
import type { Version } from '@/lib/contract/versions'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import { getListView, getPastListView } from '@/lib/portal/list/load'
import { getRecord } from '@/lib/portal/profile/load'
import { makeCredit } from '@/lib/portal/publish/data-context'
import { getDataContext } from '@/lib/portal/publish/load'
import { getAddress, recordName } from '@/lib/portal/records/record-address'
import { listVersionChanges, listVersions } from '../load'
import { type FeedEntry, recordEntries, versionEntries } from './feed-entries'
import type { FeedContent } from './feed-text'

/** The number of versions whose changes a feed contains. */
const maxVersions = 10
/** The same for a filtered list, which is read as of each version: as many as are held in memory at a time. */
const maxFiltered = 4

/** The subject of a feed. `state` is that of the list. */
export type RequestedFeed =
  | { kind: 'all' }
  | { kind: 'list'; family: Family; state: ListState }
  | { kind: 'record'; family: Family; segment: string }

type FeedParts = Pick<FeedContent, 'title' | 'page' | 'entries'>

async function listFeed(
  family: Family,
  state: ListState,
  versions: readonly Version[],
): Promise<FeedParts> {
  const { title } = await getListView(family, state)
  const page = listAddress(`/${family}`, { q: state.q, filters: state.filters })
  const isWhole = state.q === undefined && Object.keys(state.filters).length === 0
  const changes = await listVersionChanges(isWhole ? versions : versions.slice(0, maxFiltered))
  if (isWhole) {
    const entries = recordEntries(changes, (record) => record.family === family)
    return { title: `${title} · changes`, page, entries }
  }
  const compared = new Set(changes.flatMap(({ changes: { from, to } }) => [from, to]))
  const ids = new Map<string, ReadonlySet<number>>()
  // Reads the versions one after another, because only a few are held in memory at a time.
  for (const version of compared) {
    const view = await getPastListView(family, state, version)
    ids.set(version, new Set(view?.rows.map(({ id }) => id)))
  }
  const before = new Map(changes.map(({ about, changes: { from } }) => [about.version, from]))
  // The feed also includes records that have left the list.
  const concerns: Parameters<typeof recordEntries>[1] = (record, version) =>
    record.family === family &&
    [version, before.get(version) ?? version].some((name) => ids.get(name)?.has(record.id))
  return { title: `${title} · changes`, page, entries: recordEntries(changes, concerns) }
}

/**
 * Returns the changes of a record. Empty for a record that has not changed since the first version. Undefined if there
 * is no such record.
 */
async function recordFeed(
  family: Family,
  segment: string,
  versions: readonly Version[],
): Promise<FeedParts | undefined> {
  const answer = await getRecord(family, segment)
  if (!answer) return undefined
  const changes = await listVersionChanges(versions)
  const { id } = answer.data
  return {
    title: `${recordName(family, answer.data)} · changes`,
    page: getAddress(family, answer.data),
    entries: recordEntries(changes, (record) => record.family === family && record.id === id),
  }
}

async function wholeFeed(versions: readonly Version[], siteUrl: string): Promise<FeedParts> {
  const changes = await listVersionChanges(versions)
  const entries: FeedEntry[] = versionEntries(versions, changes, siteUrl)
  return { title: `${siteName} · changes`, page: '/changes', entries }
}

/** The content of a feed. Undefined if there is no such record, or if the API has no versions. */
export async function getFeed(request: RequestedFeed): Promise<FeedContent | undefined> {
  const [allVersions, context] = await Promise.all([listVersions(), getDataContext()])
  const versions = allVersions.slice(0, maxVersions)
  const [newest] = versions
  if (!newest) return undefined
  const { siteUrl, terms } = context
  const parts =
    request.kind === 'all'
      ? await wholeFeed(versions, siteUrl)
      : request.kind === 'list'
        ? await listFeed(request.family, request.state, versions)
        : await recordFeed(request.family, request.segment, versions)
  const credit = terms && makeCredit(terms, siteUrl).attribution
  return parts && { ...parts, updated: newest.date, siteUrl, credit }
}
