/**
 * Generates downloads in a separate process, which may use the processor and the disk while the server handles
 * requests.
 */
import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '@/lib/env'
import type { ExportStoreOptions } from '@/lib/export/export-store'
import { spawnBound } from '../bound-process'

export interface ExportOptions extends Omit<ExportStoreOptions, 'onStep'> {
  /**
   * The store file; defaults to the store named in the settings. An address is never passed here, because it may
   * contain a password.
   */
  storePath?: string
}

const program = fileURLToPath(new URL('./export-main.ts', import.meta.url))
/** Tests start it as it is written; commands are bundled by `scripts/run.mjs`, and this program with them. */
const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : ['--enable-source-maps']

/** The heap limit in megabytes. Without it, garbage would grow towards the gigabytes that V8 allows. */
const maxHeapMb = 1024

/**
 * Starts the export. The process ends when this process ends, even if it is killed. Its standard error explains a
 * failure.
 */
export function startExport(options: ExportOptions): ChildProcess {
  const child = spawnBound(
    [`--max-old-space-size=${maxHeapMb}`, ...loader, program, JSON.stringify(options)],
    { env: childEnvironment({}), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The process has already ended, as its exit code shows, or the system does not support priorities.
  }
  return child
}
