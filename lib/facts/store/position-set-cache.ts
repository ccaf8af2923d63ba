import { LRUCache } from 'lru-cache'
import type { PositionSet } from './position-set'

const maxBytes = 32 * 1024 * 1024

/** The stored sets that a reader of a store last asked for, by their codes, in up to 32 MB. */
export const positionSetCache = (): LRUCache<number, PositionSet> =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ size }) => size + 1 })
