/** Parses the date on which a page says that it was published. */
import { PartialDate } from '@/lib/facts/load/record-values'

/**
 * `'2023/1/5'`, `'2023-01-05T10:00:00+02:00'`, `'2023-01'` and `'2023'`, but no form in which day and month may be
 * confused.
 */
const ordered = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T\s].*)?$/s
const compact = /^(\d{4})(\d{2})(\d{2})(?:T.*)?$/s

/**
 * Returns a year, a month or a day in the form of records, or undefined for a text that is not a date or is after
 * `today`.
 */
export function publishedDate(text: string, today: string): string | undefined {
  const trimmed = text.trim().slice(0, 40)
  const [, ...found] = ordered.exec(trimmed) ?? compact.exec(trimmed) ?? []
  const parts = found.filter((part) => part !== undefined)
  const date = parts.map((part) => part.padStart(2, '0')).join('-')
  if (!PartialDate.safeParse(date).success) return undefined
  return date > today.slice(0, date.length) ? undefined : date
}
