import { LRUCache } from 'lru-cache'
import type { PositionSet } from './position-set'

const maxBytes = 32 * 1024 * 1024

export type PositionSetCache = LRUCache<number, PositionSet>

/** Keeps the sets of common terms that were last asked for, by their codes in one store, in up to 32 MB. */
export const positionSetCache = (): PositionSetCache =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ size }) => size + 1 })
