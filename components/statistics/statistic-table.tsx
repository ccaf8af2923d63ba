import { ScrollRegion } from '@/components/layout/scroll-region'
import { SiteLink } from '@/components/layout/site-link'
import { drawnRows, type Statistic, type StatisticRow } from '@/lib/portal/statistics/statistic'
import { formatCount } from '@/lib/text/counted'
import styles from './statistic-table.module.css'

function Row({ row: { label, address, values, lists = [] } }: { row: StatisticRow }) {
  return (
    <tr>
      <th scope="row">{address ? <SiteLink href={address}>{label}</SiteLink> : label}</th>
      {values.map((value, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is identified by its column only.
        <td key={column}>
          {lists[column] && value > 0 ? (
            <SiteLink href={lists[column]}>{formatCount(value)}</SiteLink>
          ) : (
            formatCount(value)
          )}
        </td>
      ))}
    </tr>
  )
}

/** The numbers of the rows that the chart shows. The CSV file has all rows. */
export function StatisticTable({ statistic }: { statistic: Statistic }) {
  const { title, heading, columns, rows, rest, unknown } = statistic
  return (
    <ScrollRegion label={`Table: ${title}`} className={styles.region}>
      <table className={`data-table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawnRows(rows).map((row) => (
            <Row key={row.address ?? row.label} row={row} />
          ))}
          {rest && <Row row={rest} />}
          {unknown && <Row row={unknown} />}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
