/** Groups the facts that cite a source by the record that states them. */

import { type Family, familyOfPath } from '@/lib/contract/families'
import type { CitingFact } from '@/lib/contract/sources'
import { groupBy } from '@/lib/text/group-by'
import { launchedLabel } from '@/lib/text/labels'

export interface CitingRecord {
  family: Exclude<Family, 'countries'>
  id: number
  name: string
  /** The facts of the record that the source confirms, as text. */
  facts: string[]
}

/** Replacements for words in the names of fields. */
const words: Readonly<Record<string, string>> = {
  did: 'DID',
  dlt: 'ledgers',
  entities: 'organizations',
  instances: '',
  persons: 'people',
  ssi: 'SSI',
  vc: 'VC',
  zkp: 'ZKP',
}

const launchDate = 'launch_date'

/**
 * The name of a field as words.
 * @example fieldWords('uses_did_or_vc') // 'uses DID or VC'
 */
export const fieldWords = (field: string): string =>
  field === launchDate
    ? launchedLabel.toLowerCase()
    : field
        .split('_')
        .map((word) => (Object.hasOwn(words, word) ? words[word] : word))
        .filter(Boolean)
        .join(' ')

const factWords = ({ field, about }: CitingFact): string =>
  about ? `${fieldWords(field)}: ${about}` : fieldWords(field)

/** The citing records in the API's order. Families that the portal does not know are omitted. */
export function citingRecords(facts: readonly CitingFact[]): CitingRecord[] {
  const byRecord = groupBy([...facts], ({ family, record }) => `${family}/${record.id}`)
  return [...byRecord.values()].flatMap((own) => {
    const [first] = own
    const family = familyOfPath(first?.family ?? '')
    if (!first || !family || family === 'countries') return []
    const { id, name } = first.record
    return [{ family, id, name, facts: [...new Set(own.map(factWords))] }]
  })
}
