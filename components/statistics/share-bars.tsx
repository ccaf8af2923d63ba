import { SiteLink } from '@/components/layout/site-link'
import { partsOf } from '@/lib/portal/statistics/charts/draw-shares'
import type { Statistic, StatisticRow } from '@/lib/portal/statistics/statistic'
import { formatCount } from '@/lib/text/counted'
import styles from './share-bars.module.css'

const marks = ['yes', 'no', 'undisclosed']

/** The bar again, for the pointer: its parts lead where the numbers below it lead, which name them. */
function Bar({ row: { values, lists } }: { row: StatisticRow }) {
  return (
    <svg viewBox="0 0 1000 14" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      {partsOf(values).map(({ className, start, length }, index) => (
        <a key={className} href={lists?.[index]} tabIndex={-1}>
          <rect
            className={styles[className]}
            x={Math.round(1000 * start)}
            width={Math.round(1000 * length)}
            height="14"
          />
        </a>
      ))}
    </svg>
  )
}

/** A divided bar for each row. Each of its parts leads to the list of what it counts. */
export function ShareBars({ statistic: { columns, rows } }: { statistic: Statistic }) {
  return (
    <ul className={styles.shares}>
      {rows.map((row) => (
        <li key={row.label}>
          <p>{row.label}</p>
          <Bar row={row} />
          <ul className={styles.numbers}>
            {columns.map((column, index) => (
              <li key={column} className={`mark ${marks[index]}`}>
                <SiteLink href={row.lists?.[index] ?? ''}>
                  {column} {formatCount(row.values[index] ?? 0)}
                  <span className="sr-only">: {row.label}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
