/** Finds the dates in English text, and returns them in the form of the facts: a year, a month or a day. */
import { monthNames } from './dates'

const month = `(${monthNames.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')}|Sept\\.?)`
const year = '((?:19[5-9]|20[0-4])\\d)'

// Part of a name: the funding programme Horizon 2020, the law 2024/1183, the call 2020-FR-1 or DS02-2020.
const before = '(?<!Horizon |[A-Z]\\d*-)'
const after = '(?!/\\d{3}|-[A-Z])'

/** `13 October 2023`, `October 13, 2023`, `October 2023`, `2023-10-13`, `2023-10` and `2023`. */
const datePattern = new RegExp(
  `${before}\\b(?:(?:(\\d{1,2}) )?${month}(?: (\\d{1,2}),)? ${year}|${year}(?:-(0[1-9]|1[0-2])(?:-([0-2]\\d|3[01]))?)?)\\b${after}`,
  'g',
)

const monthNumber = (name: string): number =>
  monthNames.findIndex((monthName) => monthName.startsWith(name.slice(0, 3))) + 1

const twoDigits = (part: string | number): string => String(part).padStart(2, '0')

function partialDate([, day, name, dayAfter, namedYear, plainYear, ...rest]: RegExpExecArray) {
  if (plainYear !== undefined) return [plainYear, ...rest].filter(Boolean).join('-')
  const monthPart = name === undefined ? [] : [twoDigits(monthNumber(name))]
  const dayOfMonth = day ?? dayAfter
  return [namedYear, ...monthPart, ...(dayOfMonth ? [twoDigits(dayOfMonth)] : [])].join('-')
}

/**
 * Returns each date in a text once, in the order of the text.
 * @example writtenDates('Begun in May 2021, over since 3 September 2023') // ['2021-05', '2023-09-03']
 */
export const writtenDates = (text: string): string[] => [
  ...new Set([...text.matchAll(datePattern)].map(partialDate)),
]
