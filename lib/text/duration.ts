import { counted } from './counted'

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats seconds in the largest unit and, unless it is zero, the next smaller unit: `'3 days, 4 hours'`. */
export function formatDuration(seconds: number): string {
  const first = units.findIndex(([, length]) => seconds >= length)
  if (first < 0) return '0 seconds'
  let remainingSeconds = Math.floor(seconds)
  const parts = units.slice(first, first + 2).map(([unit, length]) => {
    const count = Math.floor(remainingSeconds / length)
    remainingSeconds -= count * length
    return count > 0 ? counted(count, unit) : ''
  })
  return parts.filter((part) => part !== '').join(', ')
}
