/** Names of verdicts on the pages of audits, summaries of draws, and the paths of their pages. */
import type { AuditDraw, Audits, Verdict } from '@/lib/contract/audits'

const verdictWords: Record<Verdict, string> = {
  supported: 'Supported',
  plausible: 'Plausible',
  wrong: 'Wrong',
  unconfirmed: 'Not confirmed',
}
/** Names by verdict; undefined for verdicts that this version does not know. */
export const verdictNames: Record<string, string | undefined> = verdictWords

/** States the count of every verdict. Supported and plausible facts are never added up. */
export function summarizeDraw({ counts, facts }: AuditDraw): string {
  const { supported, plausible, wrong, unconfirmed } = counts
  return `Of ${facts.length} facts: ${supported} supported, ${plausible} plausible, ${wrong} wrong, ${unconfirmed} not confirmed.`
}

/** @example drawAddress('2026-11-22', 1) // '/about/audits/2026-11-22-1' */
export const getDrawPath = (date: string, number: number): string =>
  `/about/audits/${date}-${number}`

const segmentForm = /^(\d{4}-\d\d-\d\d)-([1-9]\d?)$/

/** Whether the last segment of an address may be that of a draw. */
export const isDrawSegment = (segment: string): boolean => segmentForm.test(segment)

/** The draw in the last segment of an address. Undefined if there is none. */
export function findDraw(audits: Audits | undefined, segment: string) {
  const [, date, digits] = segmentForm.exec(segment) ?? []
  const draw = audits?.data.find((audit) => audit.date === date)?.draws[Number(digits) - 1]
  return date && draw ? { date, draw, number: Number(digits) } : undefined
}
