/** Sets of positions that are kept in memory, for one store. */
import { LRUCache } from 'lru-cache'
import type { PositionSet } from './position-set'

const maxTermBytes = 32 * 1024 * 1024
const maxMatchBytes = 8 * 1024 * 1024

/** The sets of the common terms that were last asked for, by their codes, in up to 32 MB. */
export const termSetCache = (): LRUCache<number, PositionSet> =>
  new LRUCache({ maxSize: maxTermBytes, sizeCalculation: ({ size }) => size + 1 })

/** What the last lists with texts or several filters found, in up to 8 MB, because further pages of a list follow. */
export const matchCache = (): LRUCache<string, PositionSet> =>
  new LRUCache({
    maxSize: maxMatchBytes,
    sizeCalculation: ({ size }, key) => size + 2 * key.length + 1,
  })
