/** Starts the measured servers, each in a separate process, and reads their memory and processor time from Linux. */
import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning, stop } from '@/scripts/processes'

/** The first start of DID Atlas builds the portal. */
const maxStartMs = 20 * 60_000
const maxStopMs = 10_000

interface Program {
  name: string
  command: string
  args: readonly string[]
  environment: NodeJS.ProcessEnv
  /** The folder for its log. */
  folder: string
  /** The folder in which it runs; that of the project by default. */
  cwd?: string
  /** An address that it answers once it has started. */
  address: string
}

export interface Running {
  pid: number
  /** From the start of the process to its first response. */
  startSeconds: number
  stop: () => Promise<void>
}

async function responds(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}

export async function startProgram(program: Program): Promise<Running> {
  const { name, command, args, environment, folder, cwd, address } = program
  const log = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.log`)
  // A file, because a full pipe would block the server while wrk runs.
  const output = openSync(log, 'w')
  const since = performance.now()
  const child = spawn(command, args, { cwd, env: environment, stdio: ['ignore', output, output] })
  let fault: Error | undefined
  child.once('error', (error) => {
    fault = error
  })
  for (; !(await responds(address)); await sleep(20)) {
    if (fault) throw fault
    if (isRunning(child) && performance.now() - since < maxStartMs) continue
    await stop(child, maxStopMs)
    throw new Error(`${name} does not start:\n${readFileSync(log, 'utf8').slice(-2000)}`)
  }
  return {
    pid: child.pid ?? 0,
    startSeconds: (performance.now() - since) / 1000,
    stop: () => stop(child, maxStopMs),
  }
}

/** Clock ticks of 10 ms, the unit of `/proc` on every architecture. */
const microsecondsPerTick = 10_000

/** The processor time of a process in microseconds, user and system, of all its threads. */
export function processorTime(pid: number): number {
  // The name of the program may contain spaces and parentheses.
  const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * microsecondsPerTick
}

/** The memory of a process in bytes (RSS). */
export function memory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

/** The processes that the main thread of a process has started. */
export const getChildren = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
