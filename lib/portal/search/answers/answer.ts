/** The answer to a question or a topic, as the page of results shows it above them. */
import type { ProjectDetail } from '@/lib/contract/projects'

export interface AnswerRow {
  name: string
  path: string
  status?: string | null
  note?: string
  source?: string | null
}

export interface AnswerStatus {
  value: string
  /** The date of the source, which is shown only with it. */
  date?: string | null
  source?: string | null
}

export interface Answer {
  title: string
  path: string
  status?: AnswerStatus
  /** One to three sentences. */
  text: string
  number?: { value: number; text: string }
  rows: readonly AnswerRow[]
  /** What the rows are, if the title does not name them: `'countries with a national wallet'`. */
  rowNoun?: string
  /** The order of the rows: `'Newest launch first'`. */
  order?: string
  /** The number of further rows on the page at `listPath` or, without it, at `path`. */
  more?: number
  listPath?: string
  links: readonly { text: string; path: string }[]
  /** How the query was understood, if it was misspelled. */
  corrected?: string
  /** The words that the answer leaves out. */
  ignored?: string
}

/** The status of a project. Undefined if it is unknown or not disclosed. */
export const answerStatus = (
  project: Pick<ProjectDetail, 'status' | 'status_date' | 'status_source'> | undefined,
): AnswerStatus | undefined =>
  project?.status
    ? { value: project.status, date: project.status_date, source: project.status_source }
    : undefined

/** @example makeNumber(1, 'country', 'countries') // { value: 1, text: 'country' } */
export const makeNumber = (value: number, singular: string, plural: string) => ({
  value,
  text: value === 1 ? singular : plural,
})

/** An answer is short; its page has the rest. */
const maxRows = 8

/** @example cutRows(rows) // { rows: the first of them, more: 12 } */
export const cutRows = (
  rows: readonly AnswerRow[],
  total = rows.length,
): Pick<Answer, 'rows' | 'more'> => ({
  rows: rows.slice(0, maxRows),
  ...(total > maxRows ? { more: total - maxRows } : {}),
})
