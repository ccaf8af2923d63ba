/** Temporary files next to the file that they will replace, whose names contain the id of their process. */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from '@/lib/files/running'

let count = 0

/** @example temporaryFile('var/atlas.db') // 'var/atlas.db.4711.1.tmp' */
export function temporaryFile(target: string): string {
  count += 1
  return `${target}.${process.pid}.${count}.tmp`
}

/** Removes the files of processes that were killed, but not those of processes that are still running. */
export function removeStaleFiles(target: string): void {
  const folder = path.dirname(target)
  const prefix = `${path.basename(target)}.`
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix)
      ? /^(\d+)(?:\.\d+)?\.tmp$/.exec(name.slice(prefix.length))?.[1]
      : undefined
    if (pid && Number(pid) !== process.pid && !isRunning(Number(pid))) {
      rmSync(path.join(folder, name), { force: true })
    }
  }
}
