import { ExternalLink } from '@/components/layout/external-link'
import { SiteLink } from '@/components/layout/site-link'
import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import { type ChangeCount, type ChangedRecord, changeKinds } from '@/lib/contract/changes'
import { type Family, familyOfPath } from '@/lib/contract/families'
import {
  changeKindNames,
  changeLabel,
  familyTitle,
  groupId,
  kindText,
  type LinkedRecord,
  valueTexts,
} from '@/lib/portal/versions/change-words'
import { formatCount } from '@/lib/text/counted'
import { getHost, safeHttpUrl } from '@/lib/text/safe-http-url'

interface KindCountsProps {
  counts: readonly ChangeCount[]
  caption: string
  /** The address of the page with the groups of a family, to which its counts link. */
  getPage: (family: Family) => string
}

/** The numbers of records added, removed and changed in each family. Each number links to its group. */
export function KindCounts({ counts, caption, getPage }: KindCountsProps) {
  const getAddress = (name: string) => {
    const family = familyOfPath(name)
    return family ? getPage(family) : ''
  }
  return (
    <Table caption={caption} className="data-table stacked max-w-[36em]">
      <TableHead
        columns={['Kind', ...changeKinds.map((kind) => ({ figure: changeKindNames[kind] }))]}
      />
      <tbody>
        {counts.map((count) => (
          <tr key={count.family}>
            <th scope="row">
              <a href={getAddress(count.family)}>{familyTitle(count.family)}</a>
            </th>
            {changeKinds.map((kind) => (
              <td key={kind} className="figure" data-label={changeKindNames[kind]}>
                {count[kind] > 0 ? (
                  <a href={`${getAddress(count.family)}#${groupId(count.family, kind)}`}>
                    {formatCount(count[kind])}
                  </a>
                ) : (
                  <span className="text-muted">0</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The name of a changed record, as a link. The page of a removed record explains its removal. */
function RecordName({ record: { name, path } }: { record: LinkedRecord }) {
  return path === undefined ? name : <SiteLink href={path}>{name}</SiteLink>
}

const addressForm = /(https?:\/\/[^\s;]+)/

/** A text whose addresses are links. */
const LinkedText = ({ text }: { text: string }) =>
  text.split(addressForm).map((part, place) => {
    const url = place % 2 === 1 ? safeHttpUrl(part) : undefined
    return url ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
      <ExternalLink key={place} href={part}>
        {getHost(url) + (url.pathname === '/' ? '' : ' …')}
      </ExternalLink>
    ) : (
      part
    )
  })

function Said({ text, absent }: { text: string | undefined; absent: string }) {
  if (text === undefined) return <span className="text-muted">{absent}</span>
  return text === '' ? 'stated' : <LinkedText text={text} />
}

function Fields({ record }: { record: ChangedRecord }) {
  return (
    <Table caption={`Changes to ${record.name}`} className="data-table stacked changed-fields">
      <TableHead columns={['Field', 'Before', 'After']} className="sr-only" />
      <tbody>
        {record.changes.map((change, place) => {
          const { before, after } = valueTexts(change)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be identical.
            <tr key={place}>
              <th scope="row">{changeLabel(change)}</th>
              <td data-label="Before">
                <Said text={before} absent="no value" />
              </td>
              <td data-label="After">
                <Said text={after} absent="removed" />
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

interface RecordsProps {
  records: readonly LinkedRecord[]
}

const Names = ({ records }: RecordsProps) => (
  <ul className="mt-1 gap-x-8 sm:columns-2 lg:columns-3">
    {records.map((record) => (
      <li key={record.id} className="break-inside-avoid py-0.5">
        <RecordName record={record} />
      </li>
    ))}
  </ul>
)

type AddressOf = (record: ChangedRecord) => string

/** The changes of each record in one line, with a link to all details. */
const Briefs = ({ records, getAddress }: RecordsProps & { getAddress: AddressOf }) => (
  <ul className="mt-1 text-note">
    {records.map((record) => (
      <li key={record.id} className="py-0.5">
        <RecordName record={record} />:{' '}
        <SiteLink href={getAddress(record)}>{kindText(record.kind, record.changes)}</SiteLink>
      </li>
    ))}
  </ul>
)

const InFull = ({ records }: RecordsProps) =>
  records.map((record) => (
    <div key={record.id} className="mt-3">
      <h4 className="font-semibold">
        <RecordName record={record} />
      </h4>
      <Fields record={record} />
    </div>
  ))

interface ChangedRecordsProps extends RecordsProps {
  family: string
  /** The address of the changes of one record. Undefined if all of them are shown here. */
  getAddress?: AddressOf
}

/** Groups with more records are folded, so that all groups of the page can be seen at once. */
const maxOpen = 24

/** The records with each kind of change. */
export function ChangedRecords({ family, records, getAddress }: ChangedRecordsProps) {
  return changeKinds.map((kind) => {
    const recordsOfKind = records.filter((record) => record.kind === kind)
    if (recordsOfKind.length === 0) return null
    return (
      <details key={kind} open={recordsOfKind.length <= maxOpen} className="changed-group">
        <summary>
          <h3>
            {changeKindNames[kind]}{' '}
            <span className="count">{formatCount(recordsOfKind.length)}</span>
          </h3>
        </summary>
        {/* The counts link to this element. A link to it opens the group, even without scripts. */}
        <div id={groupId(family, kind)}>
          {kind !== 'changed' && <Names records={recordsOfKind} />}
          {kind === 'changed' &&
            (getAddress ? (
              <Briefs records={recordsOfKind} getAddress={getAddress} />
            ) : (
              <InFull records={recordsOfKind} />
            ))}
        </div>
      </details>
    )
  })
}
