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

/**
 * Returns the promise that is in flight for a key, or starts one. It is shared until it settles, so that concurrent calls
 * do the same work once; a later call does it again.
 */
export function inFlight<Key, Value>(
  promises: Map<Key, Promise<Value>>,
  key: Key,
  start: () => Promise<Value>,
): Promise<Value> {
  const running = promises.get(key)
  if (running) return running
  const started = start().finally(() => promises.delete(key))
  promises.set(key, started)
  return started
}
