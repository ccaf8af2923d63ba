/** Thrown if a store is missing, unreadable, damaged or of another version. The message includes a remedy. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** Thrown while a store that another process runs cannot be reached. It may become reachable again at any moment. */
export class StoreUnavailable extends StoreError {
  override name = 'StoreUnavailable'
}
