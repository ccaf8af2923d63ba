/** Locks a folder, so that two processes never do the same work at once. */
import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { isRunning } from './running'

/** Thrown if another process holds the lock. The message suggests a remedy. */
export class LockedError extends Error {
  override name = 'LockedError'
}

/** How often the lock of a running process is renewed. */
const renewMs = 10_000
/** How long a lock counts that another place has not renewed. Long enough for a process that is busy. */
const staleAfterMs = 120_000

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    // Only Linux has namespaces. Elsewhere the name of the host has to do.
    return ''
  }
}

/** Within a place, a machine or a container, process ids are unique. Two containers may both have a process 1. */
const thisPlace = createHash('sha256')
  .update(`${hostname()} ${pidNamespace()}`)
  .digest('hex')
  .slice(0, 8)

interface Lock {
  file: string
  pid: number
  /** Absent from the locks of earlier versions of this program, which count as being of this place. */
  place?: string
}

function locksIn(folder: string): Lock[] {
  return readdirSync(folder).flatMap((name) => {
    const [, pid, place] = /^(\d+)(?:-([0-9a-f]{8}))?\.lock$/.exec(name) ?? []
    return pid ? [{ file: path.join(folder, name), pid: Number(pid), place }] : []
  })
}

/**
 * True if the process of a lock may still be at work. Processes of another place cannot be seen from here, so their
 * locks count as long as they are renewed. A lock of this place with the id of this process is left from an earlier one,
 * as by a container that was killed and started again.
 */
function isActive({ file, pid, place }: Lock, here: string): boolean {
  if (place === undefined || place === here) return pid !== process.pid && isRunning(pid)
  const renewed = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return renewed !== undefined && Date.now() - renewed < staleAfterMs
}

function lockedError(folder: string, { file, pid, place }: Lock, here: string): LockedError {
  const isHere = place === undefined || place === here
  const who = isHere ? `Process ${pid}` : `Process ${pid} of another machine or container`
  const remedy = isHere
    ? `if it does something else, remove ${file}.`
    : `if it was killed, wait two minutes or remove ${file}.`
  return new LockedError(`${who} is using ${folder}. Wait until it ends; ${remedy}`)
}

/** Writes a lock and keeps it renewed. Returns the function that removes it. */
function writeLock(file: string): () => void {
  writeFileSync(file, '')
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // Somebody has removed the lock, as the error for others suggests, or the folder is out of reach for a while.
    }
  }, renewMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    rmSync(file, { force: true })
  }
}

/**
 * Takes the lock of a folder and returns the function that releases it; throws a `LockedError` if a
 * running process holds it. Each process first writes a lock file named after its process id and
 * its place, and only then looks for others: two processes that start together may both be refused,
 * but are never both admitted. Lock files of killed processes are removed. Tests pass a `place` to
 * simulate another container.
 */
export function lockFolder(folder: string, place = thisPlace): () => void {
  mkdirSync(folder, { recursive: true })
  const own = path.join(folder, `${process.pid}-${place}.lock`)
  const release = writeLock(own)
  for (const lock of locksIn(folder)) {
    if (lock.file === own) continue
    if (isActive(lock, place)) {
      release()
      throw lockedError(folder, lock, place)
    }
    rmSync(lock.file, { force: true })
  }
  return release
}
