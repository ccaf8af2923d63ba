/** A Redis server for one test, on a free port and without persistence. It ends with the test, however that ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { requireProgram } from '@/scripts/testing/programs'
import { freePort } from '@/server/renderer-process'
import { newFolder } from '../fixtures/new-folder'

/** The shell reads until this process ends or closes its input, and then kills the server. */
const script = '"$@" >&2 & pid=$!; echo $pid; cat >/dev/null; kill -9 $pid; wait $pid'

export interface RedisService {
  url: string
  /** Starts it again after `kill`, without any of its data. */
  start: () => Promise<void>
  /** Ends it with SIGKILL. */
  kill: () => Promise<void>
  /** Suspends it: it keeps its connections, but answers nothing until it is resumed. */
  pause: () => void
  resume: () => void
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.once('data', (text) => resolve(!text.toString().startsWith('-LOADING')))
    socket.once('error', () => resolve(false)).once('close', () => resolve(false))
    socket.once('data', () => socket.destroy())
  })

async function startAt(port: number, folder: string, more: readonly string[]) {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
  const unsaved = ['--save', '', '--appendonly', 'no', '--loglevel', 'warning']
  const program = requireProgram('redis')
  const child = spawn('sh', ['-c', script, 'sh', program, ...options, ...unsaved, ...more], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  onTestFinished(() => end(child))
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const pid = new Promise<number>((resolve) =>
    child.stdout.once('data', (text) => resolve(Number(text))),
  )
  while (!(await answers(port))) {
    if (/not found|Can't|error/i.test(said)) throw new Error(`${program} does not start:\n${said}`)
    await sleep(20)
  }
  return { child, pid: await pid }
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve()
    else child.once('exit', () => resolve())
    child.stdin?.end()
  })

/** @example const { url } = await startRedis('--requirepass', 'secret') */
export async function startRedis(...options: string[]): Promise<RedisService> {
  const folder = newFolder()
  const port = await freePort()
  let running = await startAt(port, folder, options)
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      running = await startAt(port, folder, options)
    },
    kill: () => end(running.child),
    pause: () => process.kill(running.pid, 'SIGSTOP'),
    resume: () => process.kill(running.pid, 'SIGCONT'),
  }
}
