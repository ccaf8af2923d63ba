/** Years and periods in a question. */
import { type Question, type Term, term } from './question'

export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text)

const year = '((?:19|20)\\d\\d)'
const periodForm = (form: string) => new RegExp(`^${form}(?= |$)`)

type GetPeriod = (first: string, last: string) => Partial<Question['period'][number]>

const fromTo: GetPeriod = (from, to) => ({ from, to, text: `from ${from} to ${to}` })

/** The forms of a period, each with its bounds, given the years in it. */
const periods: readonly (readonly [form: RegExp, getPeriod: GetPeriod])[] = [
  [periodForm(`between ${year} and ${year}`), fromTo],
  [periodForm(`(?:from )?${year}(?: to | until |[-–])${year}`), fromTo],
  [periodForm(`since ${year}`), (from) => ({ from })],
  [periodForm(`after ${year}`), (end) => ({ from: String(Number(end) + 1) })],
  [periodForm(`before ${year}`), (start) => ({ to: String(Number(start) - 1) })],
  [periodForm(`until ${year}`), (to) => ({ to })],
]

/**
 * Returns the period at the start of some words, with the number of its words.
 * @example findPeriod(['after', '2022']) // the years from 2023 on
 */
export function findPeriod(words: readonly string[]): { period: Term; count: number } | undefined {
  const start = words.join(' ').toLowerCase()
  for (const [form, getPeriod] of periods) {
    const [text, first = '', last = ''] = form.exec(start) ?? []
    if (text === undefined) continue
    const period = term('period', { text, ...getPeriod(first, last) })
    return { period, count: text.split(' ').length }
  }
  return undefined
}
