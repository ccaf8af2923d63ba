import { SiteLink } from '@/components/layout/site-link'
import { getParts } from '@/lib/portal/statistics/charts/draw-shares'
import type { Statistic, StatisticRow } from '@/lib/portal/statistics/statistic'
import { formatCount } from '@/lib/text/counted'
import styles from './share-bars.module.css'

const marks = ['yes', 'no', 'undisclosed']

/** The bar, for pointers only: its parts have the same links as the numbers below, which have accessible names. */
function Bar({ row: { values, lists } }: { row: StatisticRow }) {
  return (
    <svg viewBox="0 0 1000 14" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      {getParts(values).map(({ className, start, length }, index) => (
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

interface NumberProps {
  row: StatisticRow
  index: number
  column: string
}

/** A number as a link to the list of what it counts. Zero is not a link, because the list would be empty. */
function NumberLink({ row: { label, values, lists }, index, column }: NumberProps) {
  const value = values[index] ?? 0
  const list = lists?.[index]
  const text = `${column} ${formatCount(value)}`
  if (value === 0 || list === undefined) return text
  return (
    <SiteLink href={list}>
      {text}
      <span className="sr-only">: {label}</span>
    </SiteLink>
  )
}

/** A divided bar for each row. Each of its parts links to the list of what it counts. */
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
                <NumberLink row={row} index={index} column={column} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
