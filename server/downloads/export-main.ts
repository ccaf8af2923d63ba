/**
 * Runs the export as a separate process: `export-main.ts OPTIONS`, with the options as JSON. If the export fails, it
 * prints the reason and a remedy, which the server logs.
 */
import { readSettings } from '@/lib/env'
import { exportStore } from '@/lib/export/export-store'
import { writeFault } from '@/lib/files/failures'
import { StoreError } from '@/lib/store/store'
import type { ExportOptions } from './export-process'

const options = JSON.parse(process.argv[2] ?? '') as ExportOptions

/** Only an unexpected error is described by its stack. */
function describe(error: unknown): string {
  const retry = 'The server tries again in ten minutes.'
  const fault = writeFault(error, options.root)
  if (fault !== undefined) return `${fault}. Free disk space or grant access. ${retry}`
  if (error instanceof StoreError) {
    const isVersion = options.storePath !== undefined
    return `${error.message}${isVersion ? ' Remove the file first: it is compiled again.' : ''}`
  }
  if (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR') {
    return `SQLite failed (${error.message}). Free disk space. If the store is damaged, run \`npm run data:compile\`. ${retry}`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const { storePath = readSettings().store, ...others } = options
try {
  await exportStore(storePath, others)
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = 1
}
if (process.connected) process.disconnect()
