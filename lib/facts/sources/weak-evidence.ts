/** Facts whose sources are all weak evidence: of the kind `other`, or copies of somebody else's page. */
import { enumerated } from '@/lib/text/counted'
import type { CitedFact } from './citations'
import type { KnownSource, SourceFinder } from './known-source'
import { hostOfAddress } from './publishers'

export const isWeak = ({ kind, isCopy }: KnownSource): boolean =>
  kind === 'other' || isCopy === true

export type Weakness = 'other' | 'copy'

/** Why the evidence of a fact is weak; a fact with one better source has no reason. */
export function weakness(
  { urls }: Pick<CitedFact, 'urls'>,
  sourceOf: SourceFinder,
): Weakness | undefined {
  const sources = urls.map(sourceOf)
  if (!sources.every(isWeak)) return undefined
  return sources.every(({ isCopy }) => isCopy) ? 'copy' : 'other'
}

const hostsOf = (sources: readonly KnownSource[]): string =>
  enumerated([...new Set(sources.map(({ url }) => hostOfAddress(url)))])

/** Says on what a fact with weak evidence rests: `'entities: rests only on blog.example.org, of the kind other.'` */
export function weakMessage({ field, urls }: CitedFact, sourceOf: SourceFinder): string {
  const sources = urls.map(sourceOf)
  const copies = sources.filter(({ isCopy }) => isCopy)
  const others = sources.filter(({ isCopy }) => !isCopy)
  const parts = [
    ...(others.length > 0 ? [`on ${hostsOf(others)}, of the kind other`] : []),
    ...(copies.length > 0 ? [`on a copy of somebody else’s page, at ${hostsOf(copies)}`] : []),
  ]
  return `${field}: rests only ${parts.join(', and ')}.`
}
