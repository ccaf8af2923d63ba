/** What takes long is made once, also for those who ask while it is being made. */

interface Kept<Key, Value> {
  get(key: Key): Promise<Value> | undefined
  set(key: Key, value: Promise<Value>): unknown
  delete(key: Key): unknown
}

/** The promise that is kept, or a new one. One that is rejected is not kept, so that the next request tries again. */
export function keptPromise<Key, Value>(
  kept: Kept<Key, Value>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  made.catch(() => {
    if (kept.get(key) === made) kept.delete(key)
  })
  return made
}
