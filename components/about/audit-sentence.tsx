import { SiteLink } from '@/components/layout/site-link'
import type { AuditFigures } from '@/lib/portal/about/audit-figures'
import { enumerated, formatCount } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'

/** How many random facts the audits confirmed, with a link to the audits. */
export function AuditSentence({ audits }: { audits: AuditFigures }) {
  const { date, facts, supported, plausible, unconfirmed, wrong } = audits
  const parts = [
    `${formatCount(supported)} were supported`,
    `${formatCount(plausible)} could be checked only in part (nothing contradicted them)`,
    `${formatCount(unconfirmed)} could not be confirmed`,
    `${formatCount(wrong)} were wrong`,
  ]
  return (
    <p>
      By {formatDate(date)} we had checked {formatCount(facts)} facts, chosen at random, against
      their sources: {enumerated(parts)}. We corrected the errors. These audits do not cover facts
      added later. <SiteLink href="/about/audits">Read the audits</SiteLink>
    </p>
  )
}
