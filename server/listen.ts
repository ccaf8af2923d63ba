/** Where the server listens: at its public address, and at one on the loopback for its own renderer. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Settings, SettingsError } from '@/lib/env'

/** How long a port may be in use: a server that is stopping gives it up within a moment. */
const maxPortWaitMs = 5_000

async function listenOnce(app: FastifyInstance, { PORT, HOST }: Settings, until: number) {
  for (;;) {
    try {
      return await app.listen({ port: PORT, host: HOST })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE' || performance.now() > until) throw error
      await sleep(50)
    }
  }
}

export async function listen(
  app: FastifyInstance,
  settings: Settings,
  maxWaitMs = maxPortWaitMs,
): Promise<void> {
  const { PORT } = settings
  try {
    await listenOnce(app, settings, performance.now() + maxWaitMs)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const reasons: Record<string, string> = {
      EADDRINUSE: `Setting PORT is wrong: something listens on ${PORT} already. Choose another port.`,
      EACCES: `Setting PORT is wrong: this user may not listen on ${PORT}. Choose a port above 1023.`,
    }
    const host = 'Setting HOST is wrong: it is no address of this machine.'
    throw new SettingsError(reasons[code ?? ''] ?? (code ? host : String(error)))
  }
}

/**
 * Answers the renderer at an address of its own, which stays open while the public one is closed: pages that are under
 * way when the server stops still need the API.
 */
export async function listenInside(app: FastifyInstance) {
  await app.ready()
  const server = createServer((request, response) => app.routing(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${port}`, close }
}
