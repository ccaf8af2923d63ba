import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Writes a file or folder from the cache of the operating system to disk, so that it survives a power failure. */
export function flush(file: string): void {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
