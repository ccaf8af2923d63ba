/** The verdicts of all audits together, which the home page and the page about the site state. */
import type { Audits, Verdict } from '@/lib/contract/audits'

export interface AuditFigures extends Record<Verdict, number> {
  /** The date of the last audit, ISO 8601. */
  date: string
  facts: number
}

/** Undefined without any audit. */
export function addUpAudits(audits: Audits | undefined): AuditFigures | undefined {
  const draws = audits?.data.flatMap((audit) => audit.draws) ?? []
  const date = audits?.data
    .map((audit) => audit.date)
    .sort()
    .at(-1)
  if (draws.length === 0 || date === undefined) return undefined
  const sum = (verdict: Verdict) =>
    draws.reduce((sumSoFar, { counts }) => sumSoFar + counts[verdict], 0)
  return {
    date,
    facts: draws.reduce((sumSoFar, { facts }) => sumSoFar + facts.length, 0),
    supported: sum('supported'),
    plausible: sum('plausible'),
    unconfirmed: sum('unconfirmed'),
    wrong: sum('wrong'),
  }
}
