import type { Statistic } from '@/lib/portal/statistics/statistic'
import { formatCount } from '@/lib/text/counted'

/** Texts below the bars about the numbers that have no bar in the chart. */
export function remarksOf({ rest, unknown, columns }: Statistic): string[] {
  const numbers = (values: readonly number[]) =>
    columns.length === 1
      ? formatCount(values[0] ?? 0)
      : values.map((value, index) => `${formatCount(value)} ${columns[index]}`).join(', ')
  return [rest, unknown]
    .filter((row) => row !== undefined)
    .map(({ label, values }) => `${label}: ${numbers(values)}`)
}
