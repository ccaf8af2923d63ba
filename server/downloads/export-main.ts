/** Runs the export as a separate process: `export-main.ts OPTIONS`, with the options as JSON. */
import { readSettings } from '@/lib/env'
import { exportStore } from '@/lib/export/folder'
import { writeFault } from '@/lib/files/failures'
import type { ExportOptions } from './export-options'

const { storePath = readSettings().store, ...options } = JSON.parse(
  process.argv[2] ?? '',
) as ExportOptions
try {
  await exportStore(storePath, options)
} catch (error) {
  const fault = writeFault(error)
  if (fault === undefined) throw error
  process.stderr.write(`${fault}\n`)
  process.exitCode = 1
}
if (process.connected) process.disconnect()
