'use client'

/** The rows of a comparison. Client components, so that the payload of a page does not repeat their markup. */

import { Fragment } from 'react'
import { ExternalLink } from '@/components/layout/external-link'
import { SiteLink } from '@/components/layout/site-link'
import { FieldValueText, Jurisdiction } from '@/components/profile/field-value'
import { SourceNumbers } from '@/components/sources/source-numbers'
import { Unsourced } from '@/components/sources/unsourced'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import { groupBy } from '@/lib/text/group-by'
import { notDisclosedLabel } from '@/lib/text/labels'
import { truncated } from '@/lib/text/lines'
import { withoutRemark } from '@/lib/text/names'
import styles from './compare-table.module.css'

export interface ShownValue extends Omit<FieldValue, 'sources'> {
  /** The numbers of its sources. Undefined for values that cannot have a source. */
  numbers?: readonly number[]
}

/** The visible values of one field of one subject, and the number of hidden values. */
export interface ShownCell {
  values: readonly ShownValue[]
  more?: number
}

interface ValuesProps {
  form: ProjectField['form']
  values: readonly ShownValue[]
  /** Identifies the comparison in the ids of the list of sources. */
  record: string
}

interface CompareCellProps extends Pick<ValuesProps, 'form' | 'record'> {
  cell: ShownCell
  /** The page that has all values, and the name of its link. */
  page?: { path: string; name: string }
}

function Content({ form, value }: { form: ProjectField['form']; value: ShownValue }) {
  if (!value.address || value.path) return <FieldValueText form={form} value={value} />
  return <ExternalLink href={value.address}>{value.text}</ExternalLink>
}

const isLink = (form: ProjectField['form'], { path, address }: ShownValue): boolean =>
  form === 'website' || Boolean(path ?? address)

type ValueProps = Omit<ValuesProps, 'values'> & { value: ShownValue }

function Value({ form, value, record }: ValueProps) {
  const { numbers, jurisdiction } = value
  if (!numbers && !jurisdiction) return <Content form={form} value={value} />
  return (
    <>
      <Content form={form} value={value} />
      {numbers &&
        (numbers.length > 0 ? <SourceNumbers record={record} n={numbers} /> : <Unsourced />)}
      {jurisdiction && (
        <span className="note">
          {' '}
          (<Jurisdiction {...jurisdiction} />)
        </span>
      )}
    </>
  )
}

const getKey = ({ text, path, address }: ShownValue) => `${text} ${path ?? address}`

/** Precedes each entry of a list but the first, if the list is in running text. */
const Separator = () => (
  <span className={styles.separator} aria-hidden="true">
    ;{' '}
  </span>
)

/** The values that have a relation, in one entry: `Member projects: Diia Wallet, eAusweise (Austria)`. */
function RelationEntry({ relation, values, ...rest }: ValuesProps & { relation: string }) {
  return (
    <li className={styles.linked}>
      <Separator />
      {relation}:{' '}
      {values.map((value, index) => (
        <Fragment key={getKey(value)}>
          {index > 0 && ', '}
          <Value value={value} {...rest} />
        </Fragment>
      ))}
    </li>
  )
}

function Values({ values, ...rest }: ValuesProps) {
  const [onlyValue, another] = values
  if (onlyValue && !another && onlyValue.relation === undefined) {
    return (
      <div>
        <Value value={onlyValue} {...rest} />
      </div>
    )
  }
  return (
    <ul className="space-y-2">
      {[...groupBy(values, ({ relation }) => relation)].map(([relation, group]) =>
        relation === undefined ? (
          group.map((value) => (
            <li
              key={getKey(value)}
              className={isLink(rest.form, value) ? styles.linked : undefined}
            >
              <Separator />
              <Value value={value} {...rest} />
            </li>
          ))
        ) : (
          <RelationEntry key={relation} relation={relation} values={group} {...rest} />
        ),
      )}
    </ul>
  )
}

/** Of long lists, only the first few values are shown; the page of the subject has the others. */
export function CompareCell({ form, record, cell: { values, more }, page }: CompareCellProps) {
  if (values.length === 0) return <span className="text-muted text-note">{notDisclosedLabel}</span>
  return (
    <>
      <Values values={values} form={form} record={record} />
      {more !== undefined && (
        <p className="mt-2 text-note">
          {page ? (
            <SiteLink href={page.path} aria-label={`${more} more: ${page.name}`}>
              {more} more
            </SiteLink>
          ) : (
            `${more} more`
          )}
        </p>
      )}
    </>
  )
}

/** In characters. The label of a value on a phone has a line or two. */
const maxLabelLength = 24

const initials = (text: string): string =>
  text.replace(/\P{L}*(\p{L})[\p{L}\d]*/gu, '$1').toUpperCase()

/** `Bhutan NDI` for `Bhutan National Digital Identity (Bhutan NDI)`, and `ID Wallet` for `ID Wallet (Germany)`. */
function shortName(name: string): string {
  const before = withoutRemark(name)
  const [, remark = ''] = /\(([^()]+)\)$/.exec(name) ?? []
  const acronym = /\b\p{Lu}{2,}$/u.exec(remark)?.[0]
  return acronym !== undefined && initials(before).endsWith(acronym) ? remark : before
}

/** The names of the subjects as labels. They are short if they still differ. */
export function labelNames(names: readonly string[]): string[] {
  const cut = (name: string) => truncated(name, maxLabelLength)
  const short = names.map((name) => cut(shortName(name)))
  return new Set(short).size === names.length ? short : names.map(cut)
}

export interface CompareRow {
  name: string
  form: ProjectField['form']
  /** In the order of the subjects. */
  cells: readonly ShownCell[]
}

interface CompareRowsProps {
  rows: readonly CompareRow[]
  subjects: readonly { name: string; path: string }[]
  record: string
}

/** In characters. A value that fits a third of a phone, in two lines at most. */
const maxShortLength = 20

/** On phones, the values of such a row are next to each other. Full dates are too long for that. */
const isShort = ({ form, cells }: CompareRow): boolean =>
  cells.length > 2 &&
  form !== 'date' &&
  cells.every(
    ({ values: [value, another] }) => value && !another && value.text.length <= maxShortLength,
  )

export function CompareRows({ rows, subjects, record }: CompareRowsProps) {
  const labels = labelNames(subjects.map(({ name }) => name))
  return rows.map((row) => (
    <tr key={row.name} className={isShort(row) ? styles.short : undefined}>
      <th scope="row">{row.name}</th>
      {subjects.map((subject, at) => {
        const cell = row.cells[at]
        return (
          cell && (
            <td key={subject.path} data-label={subjects.length > 2 ? labels[at] : undefined}>
              <CompareCell
                form={row.form}
                cell={cell}
                record={record}
                page={{ path: subject.path, name: `${row.name}, ${subject.name}` }}
              />
            </td>
          )
        )
      })}
    </tr>
  ))
}
