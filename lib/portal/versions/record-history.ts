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

export interface RecordChange {
  record: ChangedRecord
  version: Version
  before: Version | undefined
}

interface HistoryParts {
  /** Newest first, like the changes. */
  versions: readonly Version[]
  changes: readonly RecordChange[]
  /** The date of the current data, which contains the record. */
  dataDate: string | undefined
}

const getDay = ({ version, date }: VersionDay): VersionDay => ({ version, date })

export function recordHistory(parts: HistoryParts): RecordHistory | undefined {
  const { versions, changes, dataDate } = parts
  const [newest, first] = [versions[0], versions.at(-1)]
  if (!newest || !first) return undefined
  const findAdded = (): VersionDay | undefined => {
    const addition = changes.findLast(({ record }) => record.kind === 'added')
    if (addition) return addition.version
    if (changes.length > 0) return first
    // Unchanged since the first version, or newer than all of them.
    const isNewer = dataDate !== undefined && versionOfDate(dataDate) > newest.version
    return isNewer ? undefined : first
  }
  const added = findAdded()
  const changed = changes.find(({ record }) => record.kind === 'changed')?.version
  return {
    added: added && getDay(added),
    changed: changed && getDay(changed),
    events: changes.map(({ record: { kind, changes: fieldChanges }, version, before }) => ({
      version: version.version,
      from: before?.version,
      text: kindText(kind, fieldChanges),
    })),
  }
}
