/**
 * Creates the entries of feeds. The feed of all data has an entry per version; other feeds have an entry per record and
 * version.
 */
import type { ChangedRecord } from '@/lib/contract/changes'
import { type Family, familyOfPath, getWords } from '@/lib/contract/families'
import type { Version } from '@/lib/contract/versions'
import { counted } from '@/lib/text/counted'
import { escapeXml } from '@/lib/text/xml'
import { changeLine, kindText, pathOfRecord } from '../change-words'
import { changesAddress } from '../changes-query'
import type { VersionChanges } from '../load'

export interface FeedEntry {
  /** The entry's address, which is also its id: the changes of a version are permanent. */
  path: string
  title: string
  date: string
  /** HTML. */
  content: string
}

/** The maximum number of records in an entry, so that feed readers accept a version with thousands of changes. */
const maxRecords = 500

const getFamily = ({ family }: Pick<ChangedRecord, 'family'>): Family | undefined =>
  familyOfPath(family)

const getList = (lines: readonly string[]): string =>
  lines.length > 0 ? `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` : ''

const fieldLines = ({ changes }: ChangedRecord): string =>
  getList(changes.map((change) => escapeXml(changeLine(change))))

function recordLine(record: ChangedRecord, siteUrl: string): string {
  const path = record.kind === 'removed' ? undefined : pathOfRecord(record)
  const name = escapeXml(record.name)
  const nameLink = path === undefined ? name : `<a href="${escapeXml(siteUrl + path)}">${name}</a>`
  const family = getFamily(record)
  const noun = escapeXml(family ? getWords(family).singular : record.family)
  const kind = record.kind === 'changed' ? '' : `, ${escapeXml(record.kind)}`
  return `${nameLink} (${noun}${kind})${fieldLines(record)}`
}

const getNotes = ({ summary, notes }: Version): string =>
  `<p>${escapeXml(summary)}</p>${getList(notes.map(escapeXml))}`

/** Returns an entry for each version, including the first, with all of its changes. */
export function versionEntries(
  versions: readonly Version[],
  changes: readonly VersionChanges[],
  siteUrl: string,
): FeedEntry[] {
  return versions.map((about) => {
    const found = changes.find(
      (versionChanges) => versionChanges.about.version === about.version,
    )?.changes
    const records = found?.records ?? []
    const omittedCount = records.length - maxRecords
    const lines = records.slice(0, maxRecords).map((record) => recordLine(record, siteUrl))
    const more =
      omittedCount > 0 ? [`${counted(omittedCount, 'more change')} on the page of changes`] : []
    return {
      path: found ? changesAddress({ from: found.from, to: found.to }) : '/versions',
      title: `Version ${about.version}`,
      date: about.date,
      content: getNotes(about) + getList([...lines, ...more]),
    }
  })
}

/** Returns an entry for each change of a record by a version, newest first. `concerns` selects the records. */
export function recordEntries(
  changes: readonly VersionChanges[],
  concerns: (record: ChangedRecord, version: string) => boolean,
): FeedEntry[] {
  return changes.flatMap(({ about, changes: { from, to, records } }) =>
    records
      .filter((record) => concerns(record, about.version))
      .map((record) => ({
        path: changesAddress({ from, to, family: getFamily(record), id: record.id }),
        title: `${record.name}: ${kindText(record.kind, record.changes)}`,
        date: about.date,
        content: fieldLines(record) || `<p>${escapeXml(`${record.name}: ${record.kind}`)}</p>`,
      })),
  )
}
