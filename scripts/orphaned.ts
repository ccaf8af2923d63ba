/** Notices that npm, which has run this command, is gone. */
import { isRunByNpm } from '@/lib/env'

export interface OrphanOptions {
  isByNpm?: boolean
  /** The process that has started this one. */
  parent?: () => number
  everyMs?: number
}

/**
 * Resolves when the shell in which npm runs this command has ended: npm leads a SIGTERM on to that shell alone, and
 * what runs in it would stay. Never resolves for a command that was started without npm, which may outlive its shell.
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
