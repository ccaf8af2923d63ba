import { RecordLink } from '@/components/layout/record-link'
import { ScrollRegion } from '@/components/layout/scroll-region'
import { SiteLink } from '@/components/layout/site-link'
import type { ProjectDetail } from '@/lib/contract/projects'
import { type CompareState, compareAddress } from '@/lib/portal/compare/compare-query'
import type { ComparedRow, Comparison } from '@/lib/portal/compare/comparison'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { CompareCell } from './compare-cell'
import styles from './compare-table.module.css'

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
const widthOf = (projects: number): string | undefined => {
  if (projects <= 2) return styles.narrow
  return projects === 3 ? `${styles.all} ${styles.three}` : styles.all
}

/** The comparison, one property per row. The names of projects and properties stay visible while it scrolls. */
export function CompareTable({ projects, comparison, sources, state }: CompareTableProps) {
  return (
    <ScrollRegion
      label="Comparison"
      className={`mt-4 ${styles.region} ${widthOf(projects.length) ?? ''}`}
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
