/** Facts whose sources are all weak evidence: of the kind `other`, or copies of somebody else's page. */
import { enumerated } from '@/lib/text/counted'
import type { CitedFact } from './citations'
import type { KnownSource, SourceFinder } from './known-source'
import { hostOfAddress } from './publishers'

export const isWeak = ({ kind, isCopy }: KnownSource): boolean =>
  kind === 'other' || isCopy === true

export type Weakness = 'other' | 'copy'

/** Returns the reason why the evidence for a fact is weak, or undefined if at least one of its sources is strong. */
export function weakness(
  { urls }: Pick<CitedFact, 'urls'>,
  lookUpSource: SourceFinder,
): Weakness | undefined {
  const sources = urls.map(lookUpSource)
  if (!sources.every(isWeak)) return undefined
  return sources.every(({ isCopy }) => isCopy) ? 'copy' : 'other'
}

const getHosts = (sources: readonly KnownSource[]): string =>
  enumerated([...new Set(sources.map(({ url }) => hostOfAddress(url)))])

/**
 * Describes the sources of a fact with weak evidence: `'entities: rests only on blog.example.org, of the kind other.'`
 */
export function weakMessage({ field, urls }: CitedFact, lookUpSource: SourceFinder): string {
  const sources = urls.map(lookUpSource)
  const copies = sources.filter(({ isCopy }) => isCopy)
  const otherSources = sources.filter(({ isCopy }) => !isCopy)
  const parts = [
    ...(otherSources.length > 0 ? [`on ${getHosts(otherSources)}, of the kind other`] : []),
    ...(copies.length > 0 ? [`on a copy of somebody else’s page, at ${getHosts(copies)}`] : []),
  ]
  return `${field}: rests only ${parts.join(', and ')}.`
}
