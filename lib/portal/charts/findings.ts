/** Findings of charts in words. Each is true of the given rows, and falls back to a statement that is true of any data. */
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import type { Chart, ChartRow } from './chart'

export type Unit = readonly [singular: string, plural: string]

const sum = (rows: readonly ChartRow[]): number =>
  rows.reduce((sumSoFar, { total }) => sumSoFar + total.value, 0)

/** A share such as `'35%'`. Shares between 0 and 1 are never rounded to 0% or 100%. */
export function percentage(part: number, whole: number): string {
  if (whole === 0) return '0%'
  const share = (100 * part) / whole
  if (share > 0 && share < 1) return 'under 1%'
  if (share > 99 && share < 100) return 'over 99%'
  return `${Math.round(share)}%`
}

/** The rows with the highest total. Empty if all are zero. */
export function getLeaders(rows: readonly ChartRow[]): readonly ChartRow[] {
  const highest = Math.max(0, ...rows.map(({ total }) => total.value))
  return highest === 0 ? [] : rows.filter(({ total }) => total.value === highest)
}

/** The maximum number of leaders in a sentence. */
const maxNamed = 3

/**
 * @example findLeaders(rows, (names, count) => `${names} lead, with ${count} each`)
 * Undefined if no row leads, or if too many do.
 */
export function findLeaders<Value>(
  rows: readonly ChartRow[],
  describe: (names: string, count: number, isOne: boolean) => Value,
  getName: (label: string) => string = (label) => label,
): Value | undefined {
  const leaders = getLeaders(rows)
  const isNamed =
    leaders.length > 0 && leaders.length <= maxNamed && leaders.length < Math.max(2, rows.length)
  if (!isNamed) return undefined
  const [first] = leaders
  return describe(
    enumerated(leaders.map(({ label }) => getName(label))),
    first?.total.value ?? 0,
    leaders.length === 1,
  )
}

/** A finding, and the counts behind it for the subtitle of the chart. */
export interface Finding {
  finding: string
  basis?: string
}

/**
 * Finds the latest year since which at least half of the records date. `named` is a record with a year in the singular
 * and the plural, and `all` is the number of records with and without a year.
 * @example findHalf(rows, { unit: ['law', 'laws'], named: ['law with a year', 'laws with a year'], verbs: ['is from', 'are from'], all: 99 })
 * // { finding: 'Half of the laws with a year are from 2023 or later', basis: '35 of 70 laws with a year; 99 laws in all', keyYear: '2023', isSinceKeyYear: true }
 */
export function findHalf(
  rows: readonly ChartRow[],
  {
    unit: [, plural],
    named: [namedOne, namedMany],
    verbs: [is, are],
    all,
  }: { unit: Unit; named: Unit; verbs: Unit; all: number },
): (Finding & Pick<Chart, 'keyYear' | 'isSinceKeyYear'>) | undefined {
  const grandTotal = sum(rows)
  const start = rows.findLastIndex((_, at) => 2 * sum(rows.slice(at)) >= grandTotal)
  const since = rows[start]
  if (grandTotal === 0 || !since) return undefined
  const inAll = `${formatCount(all)} ${plural} in all`
  if (grandTotal === 1)
    return {
      finding: `The only ${namedOne} ${is} ${since.label}`,
      ...(all > 1 ? { basis: inAll } : {}),
    }
  const number = sum(rows.slice(start))
  const time = since === rows.at(-1) ? since.label : `${since.label} or later`
  const share = number === grandTotal ? 'All' : 2 * number === grandTotal ? 'Half of the' : 'Most'
  const base = `${formatCount(number)} of ${formatCount(grandTotal)} ${namedMany}`
  return {
    finding: `${share} ${namedMany} ${are} ${time}`,
    basis: all > grandTotal ? `${base}; ${inAll}` : base,
    keyYear: since.label,
    isSinceKeyYear: true,
  }
}

/**
 * Finds the year with the most records.
 * @example findPeak(rows, ['project', 'projects'], 'launched')
 * // { finding: 'More projects launched in 2021 than in any other year', basis: 'In 2021: 55 of the 260 projects with a known date' }
 */
export const findPeak = (
  rows: readonly ChartRow[],
  [singular, plural]: Unit,
  did: string,
): Finding | undefined =>
  findLeaders(rows, (years, count, isOne) =>
    isOne && rows.length > 1
      ? {
          finding: `More ${plural} ${did} in ${years} than in any other year`,
          basis: `In ${years}: ${formatCount(count)} of the ${formatCount(sum(rows))} ${plural} with a known date`,
        }
      : {
          finding: `Most ${plural} ${did} in ${years}: ${counted(count, singular, plural)}${isOne ? '' : ' each'}`,
        },
  )

/** A share of records that do not disclose something: `350 of 510 projects (69%)`. */
export const formatShare = (part: number, whole: number, [, plural]: Unit): string =>
  `${formatCount(part)} of ${formatCount(whole)} ${plural} (${percentage(part, whole)})`
