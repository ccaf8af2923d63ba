import { SiteLink } from '@/components/layout/site-link'
import type { ChangedRecord, FieldChange } from '@/lib/contract/changes'
import { changeLabel, kindText, saidTexts } from '@/lib/portal/versions/change-words'
import { pathOfRecord } from '@/lib/portal/versions/record-of-change'

function RecordName({ record }: { record: ChangedRecord }) {
  const path = record.kind === 'removed' ? undefined : pathOfRecord(record)
  return path === undefined ? record.name : <SiteLink href={path}>{record.name}</SiteLink>
}

function Said({ text, absent }: { text: string | undefined; absent: string }) {
  if (text === undefined) return <span className="text-muted">{absent}</span>
  return text === '' ? 'stated' : text
}

function Field({ change }: { change: FieldChange }) {
  const { before, after } = saidTexts(change)
  return (
    <tr>
      <td>{changeLabel(change)}</td>
      <td data-label="Before">
        <Said text={before} absent="not stated" />
      </td>
      <td data-label="After">
        <Said text={after} absent="no longer stated" />
      </td>
    </tr>
  )
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
          <Field key={place} change={change} />
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

/** What changed of a record in a line, with a link to all of it. */
function Brief({ record, address }: { record: ChangedRecord; address: string }) {
  return (
    <li className="break-inside-avoid py-0.5">
      {record.name}: <SiteLink href={address}>{kindText(record.kind, record.changes)}</SiteLink>
    </li>
  )
}

interface ChangedRecordsProps {
  records: readonly ChangedRecord[]
  /** The address of the changes of one record. Undefined if all of them are shown here. */
  addressOf?: (record: ChangedRecord) => string
}

function Changed({ records, addressOf }: ChangedRecordsProps) {
  if (records.length === 0) return null
  return (
    <>
      <h3 className="mt-4 font-semibold">Changed</h3>
      {addressOf ? (
        <ul className="mt-1 text-note">
          {records.map((record) => (
            <Brief key={record.id} record={record} address={addressOf(record)} />
          ))}
        </ul>
      ) : (
        records.map((record) => (
          <div key={record.id} className="mt-3">
            <h4 className="font-semibold">
              <RecordName record={record} />
            </h4>
            <Fields record={record} />
          </div>
        ))
      )}
    </>
  )
}

/** The records of a family that are different. */
export function ChangedRecords({ records, addressOf }: ChangedRecordsProps) {
  const ofKind = (kind: string) => records.filter((record) => record.kind === kind)
  return (
    <>
      {plainKinds.map(([kind, title]) => (
        <Whole key={kind} records={ofKind(kind)} title={title} />
      ))}
      <Changed records={ofKind('changed')} addressOf={addressOf} />
    </>
  )
}
