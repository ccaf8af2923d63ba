/** Starts Node.js processes that end when this process ends, even if it is killed. */
import { type ChildProcess, type IOType, spawn } from 'node:child_process'

const lifeline = new URL('./lifeline.mjs', import.meta.url).href

export interface BoundOptions {
  env: NodeJS.ProcessEnv
  stdio: [IOType, IOType, IOType]
}

/** Starts a process that ignores SIGINT, SIGTERM and SIGHUP. Disconnect it to end it. */
export const spawnBound = (args: readonly string[], { env, stdio }: BoundOptions): ChildProcess =>
  spawn(process.execPath, ['--import', lifeline, ...args], { env, stdio: [...stdio, 'ipc'] })
