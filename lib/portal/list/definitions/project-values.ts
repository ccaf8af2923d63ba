/** The values of projects in facets, where a field of the graph does not have them. */

import type { TechnicalProperty } from '@/lib/contract/projects'
import { linkedIds } from '../facets'
import type { NodeSubject } from '../list-definition'

/** The technologies of a project's ledgers, as far as they are known. */
export function getTechnologies({ neighbours, findNeighbours }: NodeSubject): string[] {
  const ledgers = linkedIds(neighbours, 'dlt-instances')
  const ids = ledgers.flatMap((id) => linkedIds(findNeighbours(`dltinstance-${id}`), 'dlts'))
  return [...new Set(ids)]
}

export const sectorNames = { Public: 'Public', Private: 'Private' }

export function getManagingSectors({ neighbours, getTypes }: NodeSubject): string[] {
  const managing = neighbours.filter(({ link }) => link.type === 'Managing')
  const sectors = new Set(managing.flatMap(({ node }) => getTypes(node)))
  return [...sectors].filter((sector) => Object.hasOwn(sectorNames, sector))
}

/** The titles of a project's standards, by which its formats and protocols are recognized. */
export const getStandardTitles = ({ neighbours }: NodeSubject): string[] =>
  neighbours.flatMap(({ node }) => (node.type === 'Standard' ? node.title : []))

export const answerNames = { yes: 'Yes', no: 'No' }

export function getAnswers(
  { facts }: NodeSubject,
  property: TechnicalProperty,
): (keyof typeof answerNames)[] {
  const answer = facts?.answers?.[property] ?? null
  if (answer === null) return []
  return answer ? ['yes'] : ['no']
}
