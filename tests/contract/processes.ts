/** Starts commands of the project as separate processes, each with its own folder, so that they can be killed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { childEnvironment } from '@/lib/env'
import { freePort } from '@/server/renderer-process'

export interface Place {
  port: number
  store: string
  environment: NodeJS.ProcessEnv
}

export async function newPlace(): Promise<Place> {
  const port = await freePort()
  const store = path.join(mkdtempSync(path.join(tmpdir(), 'did-atlas-')), 'atlas.db')
  const environment = childEnvironment({
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: 'http://atlas.test',
    STORE_URL: `sqlite:${store}`,
    API_KEY: 'portal-key-of-this-place',
    API_BASE_URL: '',
    CORRECTIONS: path.join(path.dirname(store), 'corrections.ndjson'),
    LOG_LEVEL: 'error',
  })
  return { port, store, environment }
}

export const runScript = (
  script: string,
  { environment }: Pick<Place, 'environment'>,
  ...options: string[]
): ChildProcess =>
  spawn(process.execPath, ['scripts/run.mjs', script, ...options], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Resolves with the exit code or signal of a process, once it has ended. */
export const ended = (child: ChildProcess): Promise<number | string | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve(child.exitCode ?? child.signalCode)
    } else child.once('close', (code, signal) => resolve(code ?? signal))
  })

/** Collects what a process prints to streams. Returns a function that gives what it has printed so far. */
export function getOutput(...streams: (Readable | null)[]): () => string {
  const chunks: Buffer[] = []
  for (const stream of streams) stream?.on('data', (chunk) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString()
}

/** Runs a command to its end, and returns what it has printed with its exit code. */
export async function runCommand(
  script: string,
  place: Pick<Place, 'environment'>,
  ...options: string[]
): Promise<{ code: number | string | null; text: string }> {
  const child = runScript(script, place, ...options)
  const output = getOutput(child.stdout, child.stderr)
  return { code: await ended(child), text: output() }
}

/** Resolves once a process has printed a text. Rejects if it ends before that. */
export const waitForOutput = (child: ChildProcess, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes(text)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) =>
      reject(new Error(`ended with ${code} before "${text}":\n${output}`)),
    )
  })

export interface RunningServer {
  process: ChildProcess
  /** Everything that it has printed. */
  output: () => string
  /** Resolves with its exit code. */
  stop: () => Promise<number | string | null>
}

/** Starts a server, or only its API. Resolves once it listens. */
export async function startServer(
  place: Pick<Place, 'environment'>,
  script: 'start' | 'api' = 'start',
): Promise<RunningServer> {
  const process = runScript(script, place)
  const output = getOutput(process.stdout, process.stderr)
  await waitForOutput(process, script === 'start' ? 'Listening' : 'API http')
  const stop = () => {
    process.kill('SIGTERM')
    return ended(process)
  }
  return { process, output, stop }
}

export const read = async ({ port }: Place, target: string): Promise<string> => {
  const headers = { 'x-api-key': 'portal-key-of-this-place' }
  const response = await fetch(`http://127.0.0.1:${port}${target}`, { headers })
  return `${response.status} ${await response.text()}`
}

/** The id of the Next.js process that a server has started. */
export function getRenderer({ pid }: ChildProcess): number {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)]).toString()
  const [, renderer] = /^\s*(\d+) .*next/m.exec(children) ?? []
  if (!renderer) throw new Error(`${pid} has started no renderer:\n${children}`)
  return Number(renderer)
}
