/**
 * Starts the test server before the first test that needs it, unless it runs already; what it returns stops the server
 * after the last one.
 */
import { childEnvironment, hasTestServer } from '@/lib/env'
import { startServer } from './contract/processes'
import { testServer } from './test-server'

export default async function serve(): Promise<() => Promise<void>> {
  if (hasTestServer()) return async () => undefined
  const environment = childEnvironment(testServer.environment)
  const server = await startServer({ environment })
  server.process.stderr?.pipe(process.stderr)
  return async () => void (await server.stop())
}
