import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A folder in memory, available on Linux. */
const inMemory = '/dev/shm'
const minFreeBytes = 2_000_000_000

/**
 * The folder for the files of unit tests: in memory if there is enough, because half of their time
 * is spent waiting for the disk.
 */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize > minFreeBytes ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
