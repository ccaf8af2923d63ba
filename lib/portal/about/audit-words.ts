/** Names of fields and verdicts on the audits page, and its summary of a draw. */

import type { AuditDraw, Verdict } from '@/lib/contract/audits'
import { criterionNames, propertyNames } from '@/lib/portal/profile/property-names'
import { launchedLabel } from '@/lib/text/labels'

const verdictWords: Record<Verdict, string> = {
  supported: 'Supported',
  plausible: 'Plausible',
  wrong: 'Wrong',
  unconfirmed: 'Not confirmed',
}
/** Names by verdict; undefined for verdicts that this version does not know. */
export const verdictNames: Record<string, string | undefined> = verdictWords

const fieldNames: Record<string, string | undefined> = {
  ...propertyNames,
  ...criterionNames,
  entities: 'Organization',
  persons: 'Person',
  relations: 'Related project',
  geographic_focus: 'Country',
  dlt_instances: 'Ledger',
  did_methods: 'DID method',
  tech_stack_description: 'Technology',
  mission_statement: 'Mission',
  launch_date: launchedLabel,
  end_date: 'Ended',
}

/** @example fieldName('announcement_date') // 'Announcement date' */
export function fieldName(field: string): string {
  const words = field.replaceAll('_', ' ')
  const singular = words.replace(/ies$/, 'y').replace(/s$/, '')
  return fieldNames[field] ?? singular.charAt(0).toUpperCase() + singular.slice(1)
}

/** States the count of every verdict: facts supported by a copy and merely plausible ones are never added up. */
export function drawSummary({ counts, facts }: AuditDraw): string {
  const { supported, plausible, wrong, unconfirmed } = counts
  return `Of ${facts.length} facts: ${supported} supported by a copy that was read, ${plausible} plausible, ${wrong} wrong, ${unconfirmed} not confirmed.`
}
