import { Fact, FactList } from '@/components/layout/fact-list'
import { ScrollRegion } from '@/components/layout/scroll-region'
import { SiteLink } from '@/components/layout/site-link'
import { Table } from '@/components/layout/table'
import { sourceNumbers } from '@/components/sources/source-marks'
import { getWords } from '@/lib/contract/families'
import { type CompareState, compareAddress, type Key } from '@/lib/portal/compare/compare-query'
import { type ComparedRow, type Comparison, getShown } from '@/lib/portal/compare/comparison'
import type { FieldValue } from '@/lib/portal/profile/fields/project-field'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import {
  CompareCell,
  type CompareRow,
  CompareRows,
  type ShownCell,
  type ShownValue,
} from './compare-rows'
import styles from './compare-table.module.css'

const numbered =
  (sources: SourceIndex) =>
  ({ sources: references, ...value }: FieldValue): ShownValue => ({
    ...value,
    ...(references ? { numbers: sourceNumbers(sources, references) } : {}),
  })

function getCell(values: readonly FieldValue[], sources: SourceIndex): ShownCell {
  const visibleValues = getShown(values)
  return {
    values: visibleValues.map(numbered(sources)),
    ...(values.length > visibleValues.length ? { more: values.length - visibleValues.length } : {}),
  }
}

function getRow(row: ComparedRow, sources: SourceIndex): CompareRow {
  const { name, form, cells } = row
  return { name, form, cells: cells.map((values) => getCell(values, sources)) }
}

interface RowsProps {
  comparison: Comparison
  sources: SourceIndex
}

interface CompareTableProps extends RowsProps {
  /** All compared records, including hidden ones. */
  state: CompareState
}

function Heads({ comparison, state }: Omit<CompareTableProps, 'sources'>) {
  const { kind, keys, onlyDifferences } = state
  const without = (key: Key) =>
    compareAddress(
      kind,
      keys.filter((other) => other !== key),
      onlyDifferences,
    )
  return (
    <thead>
      <tr>
        <th scope="col">Property</th>
        {comparison.subjects.map(({ key, name, path }) => (
          <th key={key} scope="col" aria-label={name}>
            <SiteLink href={path}>{name}</SiteLink>
            {/* It loads the page, because a change in place would remove the link that has the focus. */}
            <a
              href={without(key)}
              className="screen-only py-0.5 font-normal font-sans text-muted text-note"
            >
              Remove<span className="sr-only"> {name}</span>
            </a>
          </th>
        ))}
      </tr>
    </thead>
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

interface FoldedRowsProps extends Pick<RowsProps, 'sources'> {
  summary: string
  /** Each with the record that alone discloses the property, if it is not the same in all. */
  rows: readonly (Pick<ComparedRow, 'name' | 'form'> & {
    values: readonly FieldValue[]
    subject?: Comparison['subjects'][number]
  })[]
}

/** Properties with the values of one record, or of all. */
export function FoldedRows({ summary, rows, sources }: FoldedRowsProps) {
  if (rows.length === 0) return null
  return (
    <details className="fold mt-2">
      <summary>{summary}</summary>
      <FactList form="wide">
        {rows.map(({ name, form, values, subject }) => (
          <Fact key={name} term={name}>
            {subject && <p className="text-muted text-note">{subject.name}</p>}
            <CompareCell
              form={form}
              cell={getCell(values, sources)}
              record={sources.record}
              {...(subject && { page: { path: subject.path, name: `${name}, ${subject.name}` } })}
            />
          </Fact>
        ))}
      </FactList>
    </details>
  )
}

/** The comparison, one property per row. The names of columns and properties stay visible while it scrolls. */
export function CompareTable({ comparison, state, sources }: CompareTableProps) {
  const { subjects, groups } = comparison
  const columns = subjects.map(({ name, path }) => ({ name, path }))
  return (
    <ScrollRegion
      label="Comparison"
      className={`mt-4 ${styles.region} ${getWidth(subjects.length) ?? ''}`}
    >
      <Table
        caption={`Properties of each ${getWords(state.kind).singular}`}
        className={`data-table ${styles.table}`}
        data-projects={subjects.length}
      >
        <colgroup>
          <col className={styles.names} />
          <col className={styles.project} span={subjects.length} />
        </colgroup>
        <Heads comparison={comparison} state={state} />
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={subjects.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            <CompareRows
              rows={rows.map((row) => getRow(row, sources))}
              subjects={columns}
              record={sources.record}
            />
          </tbody>
        ))}
      </Table>
    </ScrollRegion>
  )
}
