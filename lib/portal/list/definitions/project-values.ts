/** The values of projects in facets, where a field of the graph does not have them. */

import type { TechnicalProperty } from '@/lib/contract/projects'
import { notDisclosedLabel } from '@/lib/text/labels'
import { linkedIds, unknownValue } from '../facets'
import type { NodeSubject } from '../list-definition'

/**
 * The technologies of a project's ledgers. Ledgers of unknown technology count as an unknown value, not as no ledger.
 */
export function getTechnologies({ neighbours, findNeighbours }: NodeSubject): string[] {
  const ledgers = linkedIds(neighbours, 'dlt-instances')
  const ids = ledgers.flatMap((id) => linkedIds(findNeighbours(`dltinstance-${id}`), 'dlts'))
  return ledgers.length > 0 && ids.length === 0 ? [unknownValue] : [...new Set(ids)]
}

export const sectorNames = { Public: 'Public', Private: 'Private' }

export function getManagingSectors({ neighbours, getTypes }: NodeSubject): string[] {
  const managing = neighbours.filter(({ link }) => link.type === 'Managing')
  const sectors = new Set(managing.flatMap(({ node }) => getTypes(node)))
  return [...sectors].filter((sector) => Object.hasOwn(sectorNames, sector))
}

export const answerNames = { yes: 'Yes', no: 'No', undisclosed: notDisclosedLabel }

export function getAnswer(
  { facts }: NodeSubject,
  property: TechnicalProperty,
): keyof typeof answerNames {
  const answer = facts?.answers?.[property] ?? null
  if (answer === null) return 'undisclosed'
  return answer ? 'yes' : 'no'
}
