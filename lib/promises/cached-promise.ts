/** Computes a value once, even if further requests arrive while it is being computed. */

interface PromiseCache<Key, Value> {
  get(key: Key): Promise<Value> | undefined
  set(key: Key, value: Promise<Value>): unknown
  delete(key: Key): unknown
}

/**
 * Returns the cached promise, or caches a new promise. A promise is removed if it is rejected or if its value is not
 * worth caching, so that the next request tries again.
 */
export function cachedPromise<Key, Value>(
  cache: PromiseCache<Key, Value>,
  key: Key,
  make: () => Promise<Value>,
  isWorthCaching: (value: Value) => boolean = () => true,
): Promise<Value> {
  const cached = cache.get(key)
  if (cached) return cached
  const promise = make()
  cache.set(key, promise)
  const remove = () => {
    if (cache.get(key) === promise) cache.delete(key)
  }
  promise.then((value) => {
    if (!isWorthCaching(value)) remove()
  }, remove)
  return promise
}

/** Returns a function that runs `make` on its first call and shares the promise with all others, as `cachedPromise` does. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  const cache = new Map<'value', Promise<Value>>()
  return () => cachedPromise(cache, 'value', make)
}
