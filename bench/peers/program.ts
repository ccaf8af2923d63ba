/** Runs the programs of others, each with a log of its own, and waits until they answer. */
import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The slowest peer prepares its database for several seconds. */
const maxWaitMs = 60_000
const maxStopMs = 5_000

export interface Program {
  name: string
  command: string
  args: readonly string[]
  environment: NodeJS.ProcessEnv
  /** The folder for its log, and in which it runs unless `cwd` says otherwise. */
  folder: string
  cwd?: string
  /** An address that it answers once it has started. */
  address: string
}

export interface Running {
  /** The processes that were started, without their children. */
  pids: readonly number[]
  /** From the start of the process to its first answer. */
  startSeconds: number
  stop: () => Promise<void>
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(maxStopMs) })
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), maxStopMs)
  await ended
  clearTimeout(late)
}

export async function startProgram(program: Program): Promise<Running> {
  const { name, command, args, environment, folder, cwd = folder, address } = program
  const log = path.join(folder, 'log')
  const since = performance.now()
  // A file, because nobody would empty a pipe while wrk runs.
  const output = openSync(log, 'w')
  const child = spawn(command, args, { cwd, env: environment, stdio: ['ignore', output, output] })
  let fault: Error | undefined
  child.once('error', (error) => {
    fault = error
  })
  for (; !(await answers(address)); await sleep(20)) {
    if (fault) throw fault
    if (!hasEnded(child) && performance.now() - since < maxWaitMs) continue
    await stop(child)
    throw new Error(`${name} does not start:\n${readFileSync(log, 'utf8').slice(-2000)}`)
  }
  return {
    pids: child.pid === undefined ? [] : [child.pid],
    startSeconds: (performance.now() - since) / 1000,
    stop: () => stop(child),
  }
}
