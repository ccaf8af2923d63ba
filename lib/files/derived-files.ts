/** Files next to a store that are derived from it or from the facts. Damaged ones are recreated. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { ifMissing } from '@/lib/files/failures'
import { isRunning } from '@/lib/files/running'
import { temporaryFile } from './temporary-files'

/** The parsed content of a JSON file; undefined if there is no file, or if it is not valid JSON. */
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
