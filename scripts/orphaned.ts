/** Detects that the npm process which ran this command has ended. */
import { isRunByNpm } from '@/lib/env'

export interface OrphanOptions {
  isByNpm?: boolean
  /** The id of the parent process. */
  parent?: () => number
  everyMs?: number
}

/**
 * Resolves when the shell in which npm runs this command has ended: npm passes a SIGTERM on to that shell alone, and
 * the command would keep running without it. Never resolves for a command started without npm, which may outlive its
 * shell.
 */
export function orphaned(options: OrphanOptions = {}): Promise<void> {
  const { isByNpm = isRunByNpm(), parent = () => process.ppid, everyMs = 500 } = options
  return new Promise((resolve) => {
    if (!isByNpm) return
    const first = parent()
    const timer = setInterval(() => {
      if (parent() === first) return
      clearInterval(timer)
      resolve()
    }, everyMs)
    timer.unref()
  })
}
