/** Whom a citation names as the author: what the terms of the data give as its credit. */
import type { Terms } from '@/lib/contract/terms'

/** `', an independent compilation …'`: what a credit adds to explain the name before it. */
const apposition = /, (?:an?|the) .*$/

/**
 * The name that a credit begins with. `'Sample dataset, a compilation of public sources. It contains …'` is
 * `'Sample dataset'`; a credit that is no more than a name stays as it is.
 */
export function creditName({ attribution }: Terms): string {
  const [sentence = ''] = attribution.components.credit.trim().split(/\.(?:\s|$)/)
  return sentence.replace(apposition, '').trim()
}
