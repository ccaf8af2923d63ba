/** The audits of the facts. Each audited fact states whether the dataset still contains it. */
import { type AuditDraw, type AuditedFact, type Audits, verdicts } from '@/lib/contract/audits'
import { getStatement } from '@/lib/facts/audit/sample'
import type { Audit } from '@/lib/facts/load/audit-record'
import type { CheckedFacts } from '@/lib/facts/load/check'
import { getCitedFacts } from '@/lib/facts/sources/citations'

type StatedFact = Audit['draws'][number]['facts'][number]

const getKey = ({ project, field, value, source }: Omit<StatedFact, 'verdict' | 'why'>): string =>
  [project, field, value, source].join('\n')

export function auditsDocument({ facts, audits }: CheckedFacts): Audits {
  const citedFactKeys = new Set(
    [...getCitedFacts(facts)]
      .filter(({ family }) => family === 'projects')
      .flatMap((fact) => {
        const { key: project, field, urls } = fact
        // Audits before November 2026 drew relations to organizations without their roles, which were added later.
        const values = new Set([getStatement(facts, fact), getStatement(facts, fact, ['role'])])
        return urls.flatMap((source) =>
          [...values].map((value) => getKey({ project, field, value, source })),
        )
      }),
  )
  const auditedFact = (fact: StatedFact): AuditedFact => {
    const { project: slug, field, value, source, verdict, why, correction } = fact
    const project = facts.projects.get(slug)
    return {
      project: { id: project?.id, name: project?.title ?? slug },
      field,
      value,
      source,
      verdict,
      why,
      correction,
      is_current: citedFactKeys.has(getKey(fact)),
    }
  }
  const draw = ({ seed, facts: drawnFacts }: Audit['draws'][number]): AuditDraw => ({
    seed,
    counts: Object.fromEntries(
      verdicts.map((verdict) => [
        verdict,
        drawnFacts.filter((fact) => fact.verdict === verdict).length,
      ]),
    ) as AuditDraw['counts'],
    facts: drawnFacts.map(auditedFact),
  })
  return { data: audits.map(({ date, draws }) => ({ date, draws: draws.map(draw) })) }
}
