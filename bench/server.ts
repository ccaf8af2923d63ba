/** Starts the server to be measured in a separate process, as `npm start` does. */
import { spawn } from 'node:child_process'
import { childEnvironment, type Settings } from '@/lib/env'
import type { Running } from './peers/program'

/** The same as what the programs of others are started as. */
export function startServer(settings: Settings): Promise<Running> {
  const environment = childEnvironment({
    PORT: String(settings.PORT),
    SITE_URL: settings.SITE_URL,
    STORE_URL: settings.STORE_URL,
    LOG_LEVEL: settings.LOG_LEVEL,
    METRICS_PORT: String(settings.METRICS_PORT ?? ''),
    API_BASE_URL: settings.API_BASE_URL ?? '',
    API_KEY: '',
  })
  // The same options as those of the `start` script in package.json. With a larger young generation, garbage is
  // collected less often under load.
  const options = ['--max-semi-space-size=64', 'scripts/run.mjs', 'start']
  const since = performance.now()
  const child = spawn(process.execPath, options, {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      if (!chunk.includes('Listening')) return
      const startSeconds = (performance.now() - since) / 1000
      resolve({ pids: child.pid === undefined ? [] : [child.pid], startSeconds, stop })
    })
  })
}
