/** What a run has found out about an address. */
import { type Answer, isSuccess, type Page } from './answer'

export const verdicts = [
  /** The page exists. */
  'ok',
  /** The page has permanently moved to another address. */
  'moved',
  /** The page does not exist. */
  'failed',
  /** The page could not be reached this time. */
  'unreachable',
  /** The site refuses programs, so nothing is known about the page. */
  'blocked',
] as const
export type Verdict = (typeof verdicts)[number]

export interface Finding {
  verdict: Verdict
  /** Explains why the page was not read. */
  reason?: string
  /** The status code of the last response. */
  status?: number
  /** The target of permanent redirects. */
  movedTo?: string
  page?: Page
}

const ofFailure = {
  unknown_host: 'failed',
  not_public: 'failed',
  no_answer: 'unreachable',
  invalid_response: 'unreachable',
  skipped: 'blocked',
} as const

/** Refusals that say nothing about the page. LinkedIn responds with 999 to programs. */
const refusals = new Set([401, 403, 407, 429, 451, 999])

function verdictOf(answer: Answer): Verdict {
  const { status = 0, failure } = answer
  if (failure) return ofFailure[failure]
  if (isSuccess(answer)) return 'ok'
  if (refusals.has(status)) return 'blocked'
  return status >= 500 ? 'unreachable' : 'failed'
}

/** Derives the finding about an address from its last response. */
export function findingOf(answer: Answer): Finding {
  const { status, reason, page } = answer
  const verdict = verdictOf(answer)
  return verdict === 'ok'
    ? { verdict, status, page }
    : { verdict, status, reason: reason ?? `status ${status}` }
}
