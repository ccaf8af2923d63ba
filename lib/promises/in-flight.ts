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
