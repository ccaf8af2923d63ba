/** The export as a process: `export-main.ts OPTIONS`, as JSON. */
import { exportStore } from '@/lib/export/folder'
import type { ExportOptions } from './export-options'

const { storePath, ...options } = JSON.parse(process.argv[2] ?? '') as ExportOptions
await exportStore(storePath, { ...options, isWhole: true })
process.disconnect?.()
