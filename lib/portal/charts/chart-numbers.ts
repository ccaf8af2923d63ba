/** The numbers of a chart in a short form, because the payload of its page contains them. Browsers load this file too. */
import { counted, formatCount } from '@/lib/text/counted'
import { type Chart, numberHeadings, rowCells } from './chart'

/** A number, with the address of the list of what it counts. */
export type ChartNumber = readonly [value: number, path?: string]

/** `path` is the address of the page about the subject of the row, or empty. */
export type NumbersRow = readonly [label: string, path: string, ...numbers: ChartNumber[]]

export interface ChartNumbers {
  name: string
  form: Chart['form']
  unit: Chart['unit']
  series: Chart['series']
  /** That of the labels, then those of the numbers. */
  headings: readonly string[]
  rows: readonly NumbersRow[]
  /** The position of the row of the year that is not over. */
  incomplete: number
}

export function chartNumbers(chart: Chart): ChartNumbers {
  const { name, form, unit, series, heading, rows, undisclosed, incomplete } = chart
  return {
    name,
    form,
    unit,
    series,
    headings: [heading, ...numberHeadings(chart)],
    rows: [...rows, ...(undisclosed ? [undisclosed] : [])].map(
      (row): NumbersRow => [
        row.label,
        row.path ?? '',
        ...rowCells(chart, row).map(
          ({ value, path }): ChartNumber => (path ? [value, path] : [value]),
        ),
      ],
    ),
    incomplete: rows.findIndex(({ label }) => label === incomplete),
  }
}

/** A part of a drawing: the position of its row, and that of its number, of which the last is the total. */
export type Part = readonly [row: number, number: number]

export const numberOfPart = ({ rows }: ChartNumbers, [row, at]: Part): ChartNumber | undefined => {
  const [, , ...numbers] = rows[row] ?? []
  return numbers[at]
}

/** The text of a part of a chart: one line below a bar, several next to a column. */
export function linesOfPart(numbers: ChartNumbers, part: Part): string[] {
  const { form, unit, series, rows } = numbers
  const [label = '', , ...all] = rows[part[0]] ?? []
  const [value] = numberOfPart(numbers, part) ?? [0]
  const count = counted(value, ...unit)
  if (form === 'bands') return [`${series[part[1]]}, ${label}: ${count}`]
  const parts = all
    .slice(0, series.length)
    .flatMap(([own], at) =>
      own > 0 && series.length > 1 ? [`${series[at]}: ${formatCount(own)}`] : [],
    )
  const lines = [`${label}: ${count}`, ...parts]
  return form === 'bars' ? [lines.join(' · ')] : lines
}
