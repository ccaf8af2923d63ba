/** Derives the name of the data from the credit in its terms. */
import type { Terms } from '@/lib/contract/terms'

/** The explanation that may follow the name in a credit: `', an independent compilation …'`. */
const apposition = /, (?:an?|the) .*$/

/**
 * The name at the beginning of a credit. `'Sample dataset, a compilation of public sources. It contains …'` becomes
 * `'Sample dataset'`. A credit that is only a name is unchanged.
 */
export function creditName({ attribution }: Terms): string {
  const [sentence = ''] = attribution.components.credit.trim().split(/\.(?:\s|$)/)
  return sentence.replace(apposition, '').trim()
}
