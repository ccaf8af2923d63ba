/** What a run found out about an address. */
import { type Answer, isSuccess, type Page } from './answer'

export const verdicts = [
  /** The page is there. */
  'ok',
  /** It is there, at another address from now on. */
  'moved',
  /** It is not there. */
  'failed',
  /** It was not to be had this time. */
  'unreachable',
  /** The site lets nobody look who is not a person: nothing is known. */
  'blocked',
] as const
export type Verdict = (typeof verdicts)[number]

export interface Finding {
  verdict: Verdict
  /** Why, where the page was not read. */
  reason?: string
  /** The status code of the last answer. */
  status?: number
  /** Where permanent redirects lead. */
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

/** Refusals that say nothing of the page: 999 is what LinkedIn answers to machines. */
const refusals = new Set([401, 403, 407, 429, 451, 999])

function verdictOf(answer: Answer): Verdict {
  const { status = 0, failure } = answer
  if (failure) return ofFailure[failure]
  if (isSuccess(answer)) return 'ok'
  if (refusals.has(status)) return 'blocked'
  return status >= 500 ? 'unreachable' : 'failed'
}

/** What the last answer about an address says of it. */
export function findingOf(answer: Answer): Finding {
  const { status, reason, page } = answer
  const verdict = verdictOf(answer)
  return verdict === 'ok'
    ? { verdict, status, page }
    : { verdict, status, reason: reason ?? `status ${status}` }
}
