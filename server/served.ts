/** What is served of one snapshot: its store, its search, and the finished responses made from both. */
import type { Store } from '@/lib/facts/store/store'
import { cachedPromise } from '@/lib/promises/cached-promise'
import { ResponseCache } from './response-cache'
import { StoreSearch } from './search'

export interface Served {
  store: Store
  /** The tolerant search of the store, built on first request. */
  search: () => Promise<StoreSearch>
  /** Finished responses, keyed by canonical request. */
  responses: ResponseCache
}

const searches = new WeakMap<Store, Promise<StoreSearch>>()

/** The tolerant search of a store, built on first request. A failed attempt is repeated on the next request. */
export const searchOf = (store: Store, onError?: (error: unknown) => void): Promise<StoreSearch> =>
  cachedPromise(searches, store, () => StoreSearch.of(store, onError))

/** `onSearchError` is called if the tolerant search cannot be built, so that only exact names are found. */
export const serve = (store: Store, onSearchError: (error: unknown) => void): Served => ({
  store,
  search: () => searchOf(store, onSearchError),
  responses: new ResponseCache(),
})
