import { counted } from './counted'

const units = ['byte', 'KB', 'MB', 'GB', 'TB'] as const

/**
 * Formats a file size in decimal units.
 * @example formatBytes(1_302_425) // '1.3 MB'
 */
export function formatBytes(bytes: number): string {
  let [size, unit] = [bytes, 0]
  // A size that would be rounded to 1000 becomes 1 of the next unit.
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  if (unit === 0) return counted(size, 'byte')
  const digits = size >= 9.95 ? 0 : 1
  return `${size.toFixed(digits)} ${units[unit]}`
}
