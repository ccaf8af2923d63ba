/** What became of a record, version by version. */
import type { ChangedRecord } from '@/lib/contract/changes'
import { versionOfDate } from '@/lib/contract/version-form'
import type { Version } from '@/lib/contract/versions'
import { kindText } from './change-words'

export interface HistoryEvent {
  version: string
  /** The version before it. */
  from: string | undefined
  /** What became of it, in words, without the values: they are what the page shows anyway. */
  text: string
}

type VersionDay = Pick<Version, 'version' | 'date'>

export interface RecordHistory {
  /** The version in which the record first was. Undefined for one that is in no version yet. */
  added: VersionDay | undefined
  /** The last version that changed it, if any did. */
  changed: VersionDay | undefined
  /** The newest first. */
  events: readonly HistoryEvent[]
}

interface HistoryParts {
  /** The newest first. */
  versions: readonly Version[]
  /** For each version what changed of the record with it. */
  changes: readonly (readonly ChangedRecord[])[]
  /** The date of the data in which the record is now. */
  dataDate: string | undefined
}

const dayOf = ({ version, date }: VersionDay): VersionDay => ({ version, date })

/** Undefined if there are no versions. */
export function recordHistory(parts: HistoryParts): RecordHistory | undefined {
  const { versions, changes, dataDate } = parts
  const [newest, first] = [versions[0], versions.at(-1)]
  if (!newest || !first) return undefined
  const events = versions.flatMap(({ version, date }, index) =>
    (changes[index] ?? []).map(({ kind, changes }) => ({
      version,
      date,
      kind,
      from: versions[index + 1]?.version,
      text: kindText(kind, changes),
    })),
  )
  // Without a change a record was there from the first version on, or is newer than all of them.
  const isNewer = dataDate !== undefined && versionOfDate(dataDate) > newest.version
  const withoutEvents = isNewer ? undefined : first
  const added =
    events.findLast(({ kind }) => kind === 'added') ?? (events.length > 0 ? first : withoutEvents)
  const changed = events.find(({ kind }) => kind === 'changed')
  return {
    added: added && dayOf(added),
    changed: changed && dayOf(changed),
    events: events.map(({ version, from, text }) => ({ version, from, text })),
  }
}
