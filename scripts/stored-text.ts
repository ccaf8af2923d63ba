import type { Manifest } from '@/lib/dataset/snapshot'
import { printableLocation } from '@/lib/store/store'
import { counted, enumerated } from '@/lib/text/counted'

/** States which data has been stored where: the final sentence of commands that fill a store. */
export function storedText(store: string, { counts, hash }: Pick<Manifest, 'counts' | 'hash'>) {
  const stored = enumerated([
    counted(counts.projects, 'project'),
    counted(counts.entities, 'organization'),
    counted(counts.people, 'person', 'people'),
  ])
  return `Stored ${stored} in ${printableLocation(store)} (${hash.slice(0, 12)}).`
}
