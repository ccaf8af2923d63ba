/**
 * Starts the test server before the first test that needs it, unless it runs already; what it returns stops the server
 * after the last one.
 */
import { childEnvironment, hasTestServer } from '@/lib/env'
import { ended, runScript, waitForOutput } from './contract/processes'
import { testServer } from './test-server'

export default async function serve(): Promise<() => Promise<void>> {
  if (hasTestServer()) return async () => undefined
  const server = runScript('start', { environment: childEnvironment(testServer.environment) })
  server.stderr?.pipe(process.stderr)
  await waitForOutput(server, 'Listening')
  return async () => {
    server.kill('SIGTERM')
    await ended(server)
  }
}
