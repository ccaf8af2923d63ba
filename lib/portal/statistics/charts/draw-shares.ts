/** Draws one bar for each row, divided in proportion to its numbers, with the names and numbers of its parts below. */
import { drawnRows, type Statistic } from '@/lib/portal/statistics/statistic'
import { formatCount } from '@/lib/text/counted'
import { escapeXml } from '@/lib/text/xml'
import { type ChartSize, shareLayout } from './chart-size'

/** The classes of the parts, in the order of the columns: Yes, No, Not disclosed. */
export const partClasses = ['part-yes', 'part-no', 'part-none'] as const

export interface Part {
  className: string
  /** As a share of the bar, from 0 to 1. Likewise for the length. */
  start: number
  length: number
}

/** The parts of a bar. A part whose number is zero has no length. */
export function getParts(values: readonly number[]): Part[] {
  const all = Math.max(
    1,
    values.reduce((sum, value) => sum + value, 0),
  )
  let start = 0
  return values.map((value, index) => {
    const part = { className: partClasses[index] ?? 'part-none', start, length: value / all }
    start += part.length
    return part
  })
}

export function drawShares(statistic: Statistic, size: ChartSize): string {
  const { width, fontSize } = size
  const { rowHeight, barTop, barHeight, height } = shareLayout(statistic, size)
  const text = (y: number, content: string, muted = false) =>
    `<g${muted ? ' class="muted"' : ''}><text x="0" y="${y}" font-size="${fontSize}" text-anchor="start">${escapeXml(content)}</text></g>`
  const rows = drawnRows(statistic.rows).map(({ label, values }, row) => {
    const top = row * rowHeight
    const parts = getParts(values).map(
      ({ className, start, length }) =>
        `<g class="${className}"><rect x="${(start * width).toFixed(1)}" y="${top + barTop}" width="${(length * width).toFixed(1)}" height="${barHeight}"/></g>`,
    )
    const numbers = statistic.columns.map(
      (column, index) => `${column} ${formatCount(values[index] ?? 0)}`,
    )
    const below = top + barTop + barHeight + fontSize * 1.2
    const longest = Math.floor(width / (fontSize * 0.55))
    const name = label.length > longest ? `${label.slice(0, longest - 1)}…` : label
    return [text(top + fontSize, name), ...parts, text(below, numbers.join(' · '), true)].join('')
  })
  return `<svg viewBox="0 0 ${width} ${height}">${rows.join('')}</svg>`
}
