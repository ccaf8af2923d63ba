'use client'

import { MarkedCode } from '@/components/layout/prose'
import type { CodebookPart, CodebookRow } from '@/lib/portal/about/codebook'
import { formatCount } from '@/lib/text/counted'

/** The fields within a field, with their counts where these differ from that of the field. */
function Parts({ parts, records }: { parts: readonly CodebookPart[]; records?: number }) {
  if (parts.length === 0) return null
  return (
    <p className="note">
      With{' '}
      {parts.map(({ name, records: recordCount }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
          {recordCount !== undefined && recordCount !== records && ` (${formatCount(recordCount)})`}
        </span>
      ))}
    </p>
  )
}

function Values({ values }: Pick<CodebookRow, 'values'>) {
  if (!values) return null
  return (
    <ul className="note">
      {Object.entries(values).map(([value, means]) => (
        <li key={value}>
          <code>{value}</code>: <MarkedCode text={means} />
        </li>
      ))}
    </ul>
  )
}

function FieldRow({ row, anchor }: { row: CodebookRow; anchor: string }) {
  const { path, label, type, means, example, values, evidence, source, records, parts } = row
  return (
    <tr id={anchor}>
      <th scope="row" aria-label={label}>
        <b className="font-semibold">{label}</b>
        <div className="note">
          <code>{path}</code>, {type}
        </div>
      </th>
      <td>
        <MarkedCode text={means} />
        {example && (
          <span className="note">
            {' '}
            Example: <code>{example}</code>
          </span>
        )}
        <Values values={values} />
        <Parts parts={parts} records={records} />
      </td>
      <td data-label="Evidence">
        {evidence}
        {source && (
          <>
            , in <code>{source.name}</code>
            {source.records !== undefined && ` (${formatCount(source.records)})`}
          </>
        )}
      </td>
      {records !== undefined && (
        <td data-label="Records" className="figure">
          {formatCount(records)}
        </td>
      )}
    </tr>
  )
}

interface FieldRowsProps {
  collection: string
  rows: readonly CodebookRow[]
}

/** The fields of a collection. A client component, so that the payload of the page does not repeat its markup. */
export function FieldRows({ collection, rows }: FieldRowsProps) {
  return rows.map((row) => (
    <FieldRow key={row.path} row={row} anchor={`${collection}-${row.path.replaceAll('[]', '')}`} />
  ))
}
