import { Fragment } from 'react'
import { ExternalLink } from '@/components/layout/external-link'
import { RecordLink } from '@/components/layout/record-link'
import { ScrollRegion } from '@/components/layout/scroll-region'
import { SiteLink } from '@/components/layout/site-link'
import { FieldValueText } from '@/components/profile/field-value'
import { Jurisdiction } from '@/components/profile/glance-facts'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import { type CompareState, compareAddress } from '@/lib/portal/compare/compare-query'
import type { ComparedRow, Comparison } from '@/lib/portal/compare/comparison'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { groupBy } from '@/lib/text/group-by'
import { notDisclosedLabel } from '@/lib/text/labels'
import styles from './compare-table.module.css'

interface CompareCellProps {
  form: ProjectField['form']
  values: readonly FieldValue[]
  sources: SourceIndex
}

function Content({ form, value }: { form: ProjectField['form']; value: FieldValue }) {
  if (!value.address || value.path) return <FieldValueText form={form} value={value} />
  return <ExternalLink href={value.address}>{value.text}</ExternalLink>
}

const isLink = (form: ProjectField['form'], { path, address }: FieldValue): boolean =>
  form === 'website' || Boolean(path ?? address)

type ValueProps = Omit<CompareCellProps, 'values'> & { value: FieldValue }

function Value({ form, value, sources }: ValueProps) {
  return (
    <>
      <Content form={form} value={value} />
      {value.sources && <SourceMarks index={sources} of={value.sources} />}
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

/** With this many values or more, only the first few are shown until the visitor unfolds the others. */
const minFolded = 9
const shown = 6

/** The values of one field of one project. */
export function CompareCell({ form, values, sources }: CompareCellProps) {
  const rest = { form, sources }
  if (values.length === 0) return <span className="text-muted text-note">{notDisclosedLabel}</span>
  if (values.length < minFolded) return <Values values={values} {...rest} />
  return (
    <>
      <Values values={values.slice(0, shown)} {...rest} />
      <details className="mt-1">
        <summary className="w-fit cursor-pointer py-0.5 text-accent">
          {values.length - shown} more
        </summary>
        <Values values={values.slice(shown)} {...rest} />
      </details>
    </>
  )
}

interface CompareTableProps {
  projects: readonly ProjectDetail[]
  comparison: Comparison
  sources: SourceIndex
  state: CompareState
}

function Heads({ projects, state }: Pick<CompareTableProps, 'projects' | 'state'>) {
  return (
    <thead>
      <tr>
        <th scope="col">Property</th>
        {projects.map(({ id, title }) => (
          <th key={id} scope="col">
            <RecordLink family="projects" id={id} name={title} />
            <SiteLink
              href={compareAddress({ ...state, ids: state.ids.filter((one) => one !== id) })}
              className="screen-only py-0.5 font-normal font-sans text-muted text-note"
            >
              Remove<span className="sr-only"> {title}</span>
            </SiteLink>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({
  row: { name, form, cells, agrees },
  projects,
  sources,
}: Pick<CompareTableProps, 'projects' | 'sources'> & { row: ComparedRow }) {
  return (
    <tr className={agrees ? styles.agreeing : undefined}>
      <th scope="row">
        {name}
        {agrees && <span className="whitespace-nowrap text-xs"> · same</span>}
      </th>
      {cells.map((values, index) => (
        <td key={projects[index]?.id}>
          <CompareCell form={form} values={values} sources={sources} />
        </td>
      ))}
    </tr>
  )
}

/**
 * The classes for a number of projects. Two fit on a phone, three on a tablet, all on a wide screen; where they do not
 * fit, they scroll in the region.
 */
const getWidth = (projects: number): string | undefined => {
  if (projects <= 2) return styles.narrow
  return projects === 3 ? `${styles.all} ${styles.three}` : styles.all
}

/** The comparison, one property per row. The names of projects and properties stay visible while it scrolls. */
export function CompareTable({ projects, comparison, sources, state }: CompareTableProps) {
  return (
    <ScrollRegion
      label="Comparison"
      className={`mt-4 ${styles.region} ${getWidth(projects.length) ?? ''}`}
    >
      <table className={`data-table ${styles.table}`} data-projects={projects.length}>
        <colgroup>
          <col className={styles.names} />
          <col className={styles.project} span={projects.length} />
        </colgroup>
        <Heads projects={projects} state={state} />
        {comparison.groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={projects.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.name} row={row} projects={projects} sources={sources} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  )
}
