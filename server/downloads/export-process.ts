/** Makes downloads in a process of its own, which may use the processor and the disk while the server answers. */
import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '@/lib/env'
import type { ExportOptions } from './export-options'

const program = fileURLToPath(new URL('./export-main.ts', import.meta.url))
const lifeline = new URL('../lifeline.mjs', import.meta.url).href

/** A limit in megabytes, without which garbage grows towards the gigabytes that V8 allows. */
const maxHeapMb = 384

/** Starts the export. The process ends with this one, whatever becomes of it. */
export function startExport(options: ExportOptions): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      ...[`--max-old-space-size=${maxHeapMb}`, '--import', 'tsx', '--import', lifeline],
      ...[program, JSON.stringify(options)],
    ],
    { env: childEnvironment({}), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, which its exit code says, or the system knows no priorities.
  }
  return child
}
