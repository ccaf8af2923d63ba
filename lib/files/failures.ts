/** What a file system says of a failure. */

/** For `catch`: what is not there counts as `value`, and every other error goes on. */
export const ifMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }

/** The cause without the call and the path: `EISDIR: illegal operation on a directory`. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.split(', ', 1).join() : String(error)
