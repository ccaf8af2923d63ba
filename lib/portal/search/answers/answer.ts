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
  /** The number of further rows on the page at `path`. */
  more?: number
  links: readonly { text: string; path: string }[]
  /** How the query was understood, if it was misspelled. */
  corrected?: string
  /** The words that the answer leaves out. */
  ignored?: string
}

/** The status of a project. Undefined if it discloses none. */
export const answerStatus = ({
  status,
  status_date: date,
  status_source: source,
}: Pick<ProjectDetail, 'status' | 'status_date' | 'status_source'>): AnswerStatus | undefined =>
  status ? { value: status, date, source } : undefined

/** An answer is short; its page has the rest. */
const maxRows = 8

/** @example cutRows(rows) // { rows: the first of them, more: 12 } */
export const cutRows = (rows: readonly AnswerRow[]): Pick<Answer, 'rows' | 'more'> => ({
  rows: rows.slice(0, maxRows),
  ...(rows.length > maxRows ? { more: rows.length - maxRows } : {}),
})
