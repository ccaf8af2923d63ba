/** The server under load, in a process of its own, as `npm start` runs it. */
import { spawn } from 'node:child_process'
import { childEnvironment, type Settings } from '@/lib/env'

export function startServer(settings: Settings): Promise<{ stop: () => Promise<void> }> {
  const environment = childEnvironment({
    PORT: String(settings.PORT),
    SITE_URL: settings.SITE_URL,
    STORE_URL: settings.STORE_URL,
    LOG_LEVEL: settings.LOG_LEVEL,
    API_BASE_URL: settings.API_BASE_URL ?? '',
    API_KEY: '',
  })
  // As the script `start` of package.json has it: short-lived objects of many requests fit into a larger nursery.
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
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Listening')) resolve({ stop })
    })
  })
}
