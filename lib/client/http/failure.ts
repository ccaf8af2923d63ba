/** Requests without a document, as the policies of cockatiel see them. */
import type { Outcome } from './exchange'

const maxRetryAfterMs = 2_000

/** Carries an unsuccessful outcome through the policies of cockatiel, which react to thrown errors. */
export class Failure extends Error {
  override name = 'Failure'

  constructor(
    readonly outcome: (Outcome & { reason: string }) | { kind: 'expired'; reason: string },
  ) {
    super(outcome.reason)
  }
}

/** True if the circuit breaker counts the error. An API that answers every request with 429 counts as down too. */
export const countsAsDown = (error: Error): boolean =>
  error instanceof Failure && ['failed', 'busy'].includes(error.outcome.kind)

/** True if a retry may help. A request that timed out is not retried, because a visitor is waiting for it. */
export function isRetryable(error: Error): boolean {
  if (!(error instanceof Failure)) return false
  const { outcome } = error
  if (outcome.kind === 'failed') return !outcome.timedOut
  return outcome.kind === 'busy' && (outcome.retryAfterMs ?? 0) <= maxRetryAfterMs
}
