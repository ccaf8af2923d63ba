/** The history of a record, by version. */
import type { ChangedRecord } from '@/lib/contract/changes'
import { versionOfDate } from '@/lib/contract/version-form'
import type { Version } from '@/lib/contract/versions'
import { kindText } from './change-words'

export interface HistoryEvent {
  version: string
  /** The preceding version. */
  from: string | undefined
  /** The changes in words, without the values, which the page shows anyway. */
  text: string
}

type VersionDay = Pick<Version, 'version' | 'date'>

export interface RecordHistory {
  /** The first version with the record. Undefined if no version contains it yet. */
  added: VersionDay | undefined
  /** The last version that changed it. Undefined if none did. */
  changed: VersionDay | undefined
  /** Newest first. */
  events: readonly HistoryEvent[]
}

interface HistoryParts {
  /** Newest first. */
  versions: readonly Version[]
  /** For each version, the record's changes in it. */
  changes: readonly (readonly ChangedRecord[])[]
  /** The date of the current data, which contains the record. */
  dataDate: string | undefined
}

const getDay = ({ version, date }: VersionDay): VersionDay => ({ version, date })

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
  /** The version that added the record. */
  const findAdded = (): VersionDay | undefined => {
    const addition = events.findLast(({ kind }) => kind === 'added')
    if (addition) return addition
    if (events.length > 0) return first
    // Unchanged since the first version, or newer than all of them.
    const isNewer = dataDate !== undefined && versionOfDate(dataDate) > newest.version
    return isNewer ? undefined : first
  }
  const added = findAdded()
  const changed = events.find(({ kind }) => kind === 'changed')
  return {
    added: added && getDay(added),
    changed: changed && getDay(changed),
    events: events.map(({ version, from, text }) => ({ version, from, text })),
  }
}
