import { SiteLink } from '@/components/layout/site-link'
import type { ChangedRecord, FieldChange } from '@/lib/contract/changes'
import { changeLabel, saidText } from '@/lib/portal/versions/change-words'
import { pathOfRecord } from '@/lib/portal/versions/record-of-change'

function RecordName({ record }: { record: ChangedRecord }) {
  const path = record.kind === 'removed' ? undefined : pathOfRecord(record)
  return path === undefined ? record.name : <SiteLink href={path}>{record.name}</SiteLink>
}

function Said({ said, absent }: { said: FieldChange['before']; absent: string }) {
  const text = saidText(said)
  if (text === undefined) return <span className="text-muted">{absent}</span>
  return text === '' ? 'stated' : text
}

function Fields({ record }: { record: ChangedRecord }) {
  return (
    <table className="data-table stacked changed-fields">
      <caption className="sr-only">What changed of {record.name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {record.changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a list may say the same.
          <tr key={place}>
            <td>{changeLabel(change)}</td>
            <td data-label="Before">
              <Said said={change.before} absent="not stated" />
            </td>
            <td data-label="After">
              <Said said={change.after} absent="no longer stated" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const plainKinds = [
  ['added', 'Added'],
  ['removed', 'Removed'],
] as const

function Whole({ records, title }: { records: readonly ChangedRecord[]; title: string }) {
  if (records.length === 0) return null
  return (
    <>
      <h3 className="mt-4 font-semibold">{title}</h3>
      <ul className="mt-1 gap-x-8 sm:columns-2 lg:columns-3">
        {records.map((record) => (
          <li key={record.id} className="break-inside-avoid py-0.5">
            <RecordName record={record} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The records of a family that are different. */
export function ChangedRecords({ records }: { records: readonly ChangedRecord[] }) {
  const ofKind = (kind: string) => records.filter((record) => record.kind === kind)
  const changed = ofKind('changed')
  return (
    <>
      {plainKinds.map(([kind, title]) => (
        <Whole key={kind} records={ofKind(kind)} title={title} />
      ))}
      {changed.length > 0 && <h3 className="mt-4 font-semibold">Changed</h3>}
      {changed.map((record) => (
        <div key={record.id} className="mt-3">
          <h4 className="font-semibold">
            <RecordName record={record} />
          </h4>
          <Fields record={record} />
        </div>
      ))}
    </>
  )
}
