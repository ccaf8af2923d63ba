import { Fragment } from 'react'
import { ExternalLink } from '@/components/layout/external-link'
import { Fact, FactList } from '@/components/layout/fact-list'
import { ScrollRegion } from '@/components/layout/scroll-region'
import { SiteLink } from '@/components/layout/site-link'
import { FieldValueText } from '@/components/profile/field-value'
import { Jurisdiction } from '@/components/profile/glance-facts'
import { SourceMarks } from '@/components/sources/source-marks'
import {
  type ComparedRow,
  type Comparison,
  findOfOne,
  findSame,
  getShown,
  isDisclosed,
} from '@/lib/portal/compare/comparison'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { counted } from '@/lib/text/counted'
import { groupBy } from '@/lib/text/group-by'
import { notDisclosedLabel } from '@/lib/text/labels'
import styles from './compare-table.module.css'

interface CompareCellProps {
  form: ProjectField['form']
  values: readonly FieldValue[]
  sources: SourceIndex
  /** The path of the page that has all values. */
  path?: string
}

function Content({ form, value }: { form: ProjectField['form']; value: FieldValue }) {
  if (!value.address || value.path) return <FieldValueText form={form} value={value} />
  return <ExternalLink href={value.address}>{value.text}</ExternalLink>
}

const isLink = (form: ProjectField['form'], { path, address }: FieldValue): boolean =>
  form === 'website' || Boolean(path ?? address)

type ValueProps = Omit<CompareCellProps, 'values'> & { value: FieldValue }

function Value({ form, value, sources }: ValueProps) {
  if (!value.sources && !value.jurisdiction) return <Content form={form} value={value} />
  return (
    <>
      <Content form={form} value={value} />
      {value.sources && <SourceMarks index={sources} references={value.sources} />}
      {value.jurisdiction && (
        <span className="note">
          {' '}
          (<Jurisdiction {...value.jurisdiction} />)
        </span>
      )}
    </>
  )
}

const getKey = ({ text, path, address }: FieldValue) => `${text} ${path ?? address}`

/** The values with a relation in one entry: `Members: Diia Wallet, eAusweise (Austria)`. */
function RelationEntry({ relation, values, ...rest }: CompareCellProps & { relation: string }) {
  return (
    <li className={styles.linked}>
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

function Values({ values, ...rest }: CompareCellProps) {
  const [only, another] = values
  if (only && !another && only.relation === undefined) {
    return (
      <div>
        <Value value={only} {...rest} />
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

/** The values of one field of one subject. Of long lists, only the first few are shown; its page has the others. */
export function CompareCell({ form, values, sources, path }: CompareCellProps) {
  if (values.length === 0) return <span className="text-muted text-note">{notDisclosedLabel}</span>
  const shown = getShown(values)
  const more = values.length - shown.length
  return (
    <>
      <Values values={shown} form={form} sources={sources} />
      {more > 0 && (
        <p className="mt-2 text-note">
          {path ? <SiteLink href={path}>{more} more</SiteLink> : `${more} more`}
        </p>
      )}
    </>
  )
}

/** In characters. The label of a value on a phone has one line. */
const maxLabelLength = 24

const shortName = (name = ''): string =>
  name.length > maxLabelLength ? `${name.slice(0, maxLabelLength - 1).trimEnd()}…` : name

/** In characters. Three values up to the first length fit next to each other on a phone, one up to the second on a line. */
const [maxShort, maxMedium] = [16, 32]

/** The class of a row by the lengths of its values, which determine its layout on phones. */
function getLength({ form, cells }: ComparedRow): string | undefined {
  // An address is shown as its host.
  if (form === 'website') return undefined
  const lengths = cells.map(
    (values) =>
      getShown(values)
        .map(({ text }) => text)
        .join(', ').length,
  )
  const longest = Math.max(...lengths)
  if (longest > maxMedium) return styles.long
  return longest <= maxShort && cells.every(({ length }) => length < 2) ? styles.short : undefined
}

/** A column: what is compared. */
export interface Compared {
  key: number | string
  name: string
  /** The path of its page. */
  path: string
  /** The comparison without it. */
  removal: string
}

interface CompareTableProps {
  subjects: readonly Compared[]
  comparison: Comparison
  sources: SourceIndex
}

function Heads({ subjects }: Pick<CompareTableProps, 'subjects'>) {
  return (
    <thead>
      <tr>
        <th scope="col">Property</th>
        {subjects.map(({ key, name, path, removal }) => (
          <th key={key} scope="col">
            <SiteLink href={path}>{name}</SiteLink>
            <SiteLink
              href={removal}
              className="screen-only py-0.5 font-normal font-sans text-muted text-note"
            >
              Remove<span className="sr-only"> {name}</span>
            </SiteLink>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({
  row,
  subjects,
  sources,
}: Pick<CompareTableProps, 'subjects' | 'sources'> & { row: ComparedRow }) {
  const { name, form, cells } = row
  return (
    <tr className={getLength(row)}>
      <th scope="row">{name}</th>
      {cells.map((values, index) => (
        <td
          key={subjects[index]?.key}
          className={isDisclosed(values) ? undefined : styles.undisclosed}
          data-label={subjects.length > 2 ? shortName(subjects[index]?.name) : undefined}
        >
          <CompareCell form={form} values={values} sources={sources} path={subjects[index]?.path} />
        </td>
      ))}
    </tr>
  )
}

/**
 * The classes for a number of columns. Two fit on a phone, three on a tablet, all on a wide screen; where they do not
 * fit, they scroll in the region.
 */
const getWidth = (subjects: number): string | undefined => {
  if (subjects <= 2) return styles.narrow
  return subjects === 3 ? `${styles.all} ${styles.three}` : styles.all
}

/** The properties that are the same, folded: each value once. */
export function SameRows({ comparison, sources }: Omit<CompareTableProps, 'subjects'>) {
  const same = findSame(comparison)
  if (same.length === 0) return null
  return (
    <details className="fold mt-2">
      <summary>{counted(same.length, 'property is', 'properties are')} the same</summary>
      <FactList form="wide">
        {same.map(({ name, form, values }) => (
          <Fact key={name} term={name}>
            <CompareCell form={form} values={values} sources={sources} />
          </Fact>
        ))}
      </FactList>
    </details>
  )
}

/** The properties that only one of several discloses, folded. */
export function RowsOfOne({ comparison, subjects, sources }: CompareTableProps) {
  const rows = findOfOne(comparison)
  if (rows.length === 0) return null
  return (
    <details className="fold mt-2">
      <summary>{counted(rows.length, 'property', 'properties')} disclosed by only one</summary>
      <FactList form="wide">
        {rows.map(({ name, form, values, subject }) => (
          <Fact key={name} term={name}>
            <p className="text-muted text-note">{subjects[subject]?.name}</p>
            <CompareCell
              form={form}
              values={values}
              sources={sources}
              path={subjects[subject]?.path}
            />
          </Fact>
        ))}
      </FactList>
    </details>
  )
}

/** The comparison, one property per row. The names of columns and properties stay visible while it scrolls. */
export function CompareTable({ subjects, comparison, sources }: CompareTableProps) {
  return (
    <ScrollRegion
      label="Comparison"
      className={`mt-4 ${styles.region} ${getWidth(subjects.length) ?? ''}`}
    >
      <table className={`data-table ${styles.table}`} data-projects={subjects.length}>
        <colgroup>
          <col className={styles.names} />
          <col className={styles.project} span={subjects.length} />
        </colgroup>
        <Heads subjects={subjects} />
        {comparison.groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={subjects.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.name} row={row} subjects={subjects} sources={sources} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  )
}
