import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A folder in memory, which Linux has. */
const inMemory = '/dev/shm'
const minFreeBytes = 2_000_000_000

/** Where unit tests put their files: in memory if there is room for them, because they wait for a disk half of their time. */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize > minFreeBytes ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
