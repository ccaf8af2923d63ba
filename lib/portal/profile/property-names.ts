/** The labels of a project's yes-or-no facts on all pages. */
import type { inclusionCriteria, TechnicalProperty } from '@/lib/contract/projects'
import { uncapitalized } from '@/lib/text/sentences'

export const propertyNames: Record<TechnicalProperty, string> = {
  targets_holders_or_users: 'Made for holders and end users',
  targets_issuers: 'Made for issuers',
  targets_verifiers: 'Made for verifiers',
  uses_ssi: 'Uses self-sovereign identity',
  uses_or_endorses_zkp: 'Uses or endorses zero-knowledge proofs',
  has_exportable_credentials: 'Credentials can be exported',
  has_key_storage: 'Stores users’ keys',
}

export const criterionNames: Record<(typeof inclusionCriteria)[number], string> = {
  uses_did_or_vc: 'Uses W3C DIDs, verifiable credentials or KERI',
  claims_ssi: 'Describes itself as self-sovereign identity',
  has_government_funding: 'Has government funding',
  has_known_partners: 'Has known partners',
}

/**
 * A label as an open question.
 * @example asQuestion('Has known partners') // 'whether it has known partners'
 */
export function toQuestion(label: string): string {
  const words = uncapitalized(label)
  if (words.startsWith('credentials ')) return `whether ${words}`
  return words.startsWith('made ') ? `whether it is ${words}` : `whether it ${words}`
}
