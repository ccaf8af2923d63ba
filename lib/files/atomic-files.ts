/**
 * Files that are replaced in one step: a temporary file next to each, whose name contains the id of its process, is renamed
 * once it is complete.
 */
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { ifMissing } from './failures'

/**
 * True if a process with this id runs on this machine.
 * @example isRunning(process.pid) // true
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

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

/**
 * The parsed content of a JSON file that is derived from a store or from the facts; undefined if there is no file, or if it
 * is damaged, so that it has to be created again.
 */
export function readDerived(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    return ifMissing(undefined)(error as NodeJS.ErrnoException)
  }
}

/** Writes a JSON file. The write is atomic: if the process fails or is killed, no part of the file remains. */
export function writeDerived(file: string, content: object): void {
  const draft = temporaryFile(file)
  try {
    writeFileSync(draft, JSON.stringify(content))
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

const draftName = /\.(\d+)(?:\.\d+)?\.tmp$/

/**
 * True for a temporary file or folder of another process that is still running.
 * @example isDraftOfOtherProcess('atlas.db.4711.1.tmp')
 */
export function isDraftOfOtherProcess(name: string): boolean {
  const pid = Number(draftName.exec(name)?.[1] ?? 0)
  return pid > 0 && pid !== process.pid && isRunning(pid)
}

/** Writes a file or folder from the cache of the operating system to disk, so that it survives a power failure. */
export function flush(file: string): void {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
