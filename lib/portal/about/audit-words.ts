/** Names of verdicts on the audits page, and its summary of a draw. */
import type { AuditDraw, Verdict } from '@/lib/contract/audits'

const verdictWords: Record<Verdict, string> = {
  supported: 'Supported',
  plausible: 'Plausible',
  wrong: 'Wrong',
  unconfirmed: 'Not confirmed',
}
/** Names by verdict; undefined for verdicts that this version does not know. */
export const verdictNames: Record<string, string | undefined> = verdictWords

/** States the count of every verdict: facts supported by a copy and merely plausible ones are never added up. */
export function drawSummary({ counts, facts }: AuditDraw): string {
  const { supported, plausible, wrong, unconfirmed } = counts
  return `Of ${facts.length} facts: ${supported} supported, ${plausible} plausible, ${wrong} wrong, ${unconfirmed} not confirmed.`
}
