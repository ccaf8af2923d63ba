/** Starts the server that is measured, in a separate process and as `npm start` does. */
import { spawn } from 'node:child_process'
import { childEnvironment, type Settings } from '@/lib/env'

export function startServer(settings: Settings): Promise<{ stop: () => Promise<void> }> {
  const environment = childEnvironment({
    PORT: String(settings.PORT),
    SITE_URL: settings.SITE_URL,
    STORE_URL: settings.STORE_URL,
    LOG_LEVEL: settings.LOG_LEVEL,
    METRICS_PORT: String(settings.METRICS_PORT ?? ''),
    API_BASE_URL: settings.API_BASE_URL ?? '',
    API_KEY: '',
  })
  // The same options as the script `start` of package.json. A larger young generation of the heap is collected less
  // often under load.
  const options = ['--max-semi-space-size=64', '--import', 'tsx', 'scripts/start.ts']
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
      if (chunk.includes('Listening')) resolve({ stop })
    })
  })
}
