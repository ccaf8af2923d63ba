/** Locks a folder, so that two processes never do the same work at once. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from './running'

/** Thrown if another process holds the lock. The message suggests a remedy. */
export class LockedError extends Error {
  override name = 'LockedError'
}

const lockName = /^(\d+)\.lock$/

/**
 * Takes the lock of a folder and returns the function that releases it; throws a `LockedError` if a running process
 * holds it. Each process first writes a lock file named after its process id, and only then looks for others: two
 * processes that start together may both be refused, but are never both admitted. Lock files of killed processes are
 * removed.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const own = path.join(folder, `${process.pid}.lock`)
  writeFileSync(own, '')
  const release = () => rmSync(own, { force: true })
  for (const name of readdirSync(folder)) {
    const pid = Number(lockName.exec(name)?.[1] ?? process.pid)
    if (pid === process.pid) continue
    const file = path.join(folder, name)
    if (!isRunning(pid)) rmSync(file, { force: true })
    else {
      release()
      throw new LockedError(
        `Process ${pid} is at work in ${folder}. Wait until it ends; if it does something else, remove ${file}.`,
      )
    }
  }
  return release
}
