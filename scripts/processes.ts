/** Manages the child processes of a command, which end with it. */
import type { ChildProcess } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { isRunByNpm } from '@/lib/env'

interface NpmOptions {
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
export function waitForNpmToEnd(options: NpmOptions = {}): Promise<void> {
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

/** The time that a process has to end before it is killed. */
const defaultGraceMs = 5_000

const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

const ended = (child: ChildProcess): Promise<void> =>
  isRunning(child)
    ? new Promise((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve()

/** Ends a process, with SIGKILL if it takes longer than the grace period. */
export async function stop(child: ChildProcess, graceMs: number): Promise<void> {
  if (!isRunning(child)) return
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended(child)
  clearTimeout(late)
}

/**
 * Waits until one of the processes ends, this process receives a signal to end, or npm has ended. Then ends the
 * remaining processes, and resolves once all have ended. Returns the exit code of the first process that ended by
 * itself (1 if a signal killed it), otherwise 0.
 */
export async function stopAllAfterFirstExit(
  children: readonly ChildProcess[],
  signals: Pick<EventEmitter, 'once' | 'off'> = process,
  graceMs = defaultGraceMs,
): Promise<number> {
  const exitCode = await new Promise<number>((resolve) => {
    for (const child of children) void ended(child).then(() => resolve(child.exitCode ?? 1))
    for (const signal of endSignals) signals.once(signal, () => resolve(0))
    void waitForNpmToEnd().then(() => resolve(0))
  })
  await Promise.all(children.map((child) => stop(child, graceMs)))
  return exitCode
}
