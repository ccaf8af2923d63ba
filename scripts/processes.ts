/** Processes that a command starts, and that end with it. */
import type { ChildProcess } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { orphaned } from './orphaned'

/** How long a process may take to end before it is made to, in milliseconds. */
const patience = 5_000

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

const ended = (child: ChildProcess): Promise<void> =>
  isRunning(child)
    ? new Promise((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve()

async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), patience)
  await ended(child)
  clearTimeout(late)
}

/**
 * Resolves when all of them have ended: when one ends, or when this process is told to end, the others are ended too.
 * Gives the exit code of the first that ended by itself; 0 where it was told to.
 */
export async function endTogether(
  children: readonly ChildProcess[],
  told: Pick<EventEmitter, 'once' | 'off'> = process,
): Promise<number> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const exitCode = await new Promise<number>((resolve) => {
    for (const child of children) void ended(child).then(() => resolve(child.exitCode ?? 1))
    for (const signal of signals) told.once(signal, () => resolve(0))
    void orphaned().then(() => resolve(0))
  })
  await Promise.all(children.map(stop))
  return exitCode
}
