/** Starts the test server before the first test that needs it; what it returns stops the server after the last one. */
import { childEnvironment } from '@/lib/env'
import { ended, printed, runScript } from './contract/processes'
import { testServer } from './test-server'

export default async function serve(): Promise<() => Promise<void>> {
  const server = runScript('start', { environment: childEnvironment(testServer.environment) })
  server.stderr?.pipe(process.stderr)
  await printed(server, 'Listening')
  return async () => {
    server.kill('SIGTERM')
    await ended(server)
  }
}
