/** Groups the facts that cite a source by the record that states them. */

import { familyOfPath, type NumberedFamily } from '@/lib/contract/families'
import type { CitingFact } from '@/lib/contract/sources'
import { fieldLabel } from '@/lib/portal/versions/change-words'
import { groupBy } from '@/lib/text/group-by'

export interface CitingRecord {
  family: NumberedFamily
  id: number
  name: string
  /** The facts of the record that the source confirms, as text. */
  facts: string[]
}

const factText = ({ field, about }: CitingFact): string =>
  about ? `${fieldLabel(field)}: ${about}` : fieldLabel(field)

/** The citing records in the API's order. Countries, and families that the portal does not know, are omitted. */
export function citingRecords(facts: readonly CitingFact[]): CitingRecord[] {
  const byRecord = groupBy(facts, ({ family, record }) => `${family}/${record.id}`)
  return [...byRecord.values()].flatMap((factsOfRecord) => {
    const [first] = factsOfRecord
    const family = familyOfPath(first?.family ?? '')
    if (!first || !family || family === 'countries') return []
    const { id, name } = first.record
    return [{ family, id, name, facts: [...new Set(factsOfRecord.map(factText))] }]
  })
}
