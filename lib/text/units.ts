/** File sizes and durations in the units that fit. */
import { counted } from './counted'

const sizeUnits = ['byte', 'KB', 'MB', 'GB', 'TB'] as const

/**
 * Formats a file size in decimal units.
 * @example formatBytes(1_302_425) // '1.3 MB'
 */
export function formatBytes(bytes: number): string {
  let [size, unit] = [bytes, 0]
  // A size that would be rounded to 1000 becomes 1 of the next unit.
  while (size >= 999.5 && unit < sizeUnits.length - 1) {
    size /= 1000
    unit += 1
  }
  if (unit === 0) return counted(size, 'byte')
  const digits = size >= 9.95 ? 0 : 1
  return `${size.toFixed(digits)} ${sizeUnits[unit]}`
}

const periods = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats seconds in the largest unit and, unless it is zero, the next smaller unit: `'3 days, 4 hours'`. */
export function formatDuration(seconds: number): string {
  const first = periods.findIndex(([, length]) => seconds >= length)
  if (first < 0) return '0 seconds'
  let remainingSeconds = Math.floor(seconds)
  const parts = periods.slice(first, first + 2).map(([unit, length]) => {
    const count = Math.floor(remainingSeconds / length)
    remainingSeconds -= count * length
    return count > 0 ? counted(count, unit) : ''
  })
  return parts.filter((part) => part !== '').join(', ')
}
