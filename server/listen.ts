/**
 * The addresses on which the server listens: the public address, and an address on the loopback interface for its own
 * renderer.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Settings, SettingsError } from '@/lib/env'

/** How long to wait for a port that is in use: a server that is stopping releases it within moments. */
const maxPortWaitMs = 5_000

export function ownAddress({ HOST, PORT }: Settings): string {
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '[::1]' : HOST
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${PORT}`
}

interface Place {
  name: 'PORT' | 'METRICS_PORT'
  port: number
  host: string
}

/** Explains which setting prevents a server from listening; undefined if none does. */
function settingFault(code: string | undefined, { name, port }: Place): string | undefined {
  if (code === 'EADDRINUSE') {
    return `Invalid setting ${name}: port ${port} is already in use. Choose another port.`
  }
  if (code === 'EACCES') {
    return `Invalid setting ${name}: this user may not listen on port ${port}. Choose a port above 1023.`
  }
  const isHost = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code?.startsWith('EAI_')
  return isHost ? 'Invalid setting HOST: not an address of this machine.' : undefined
}

async function listenAt(app: FastifyInstance, place: Place, maxWaitMs: number): Promise<void> {
  const { port, host } = place
  const until = performance.now() + maxWaitMs
  for (;;) {
    try {
      await app.listen({ port, host })
      return
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      const fault = settingFault(code, place)
      if (fault === undefined) throw error
      if (code !== 'EADDRINUSE' || performance.now() > until) throw new SettingsError(fault)
      await sleep(50)
    }
  }
}

export const listen = (
  app: FastifyInstance,
  { PORT: port, HOST: host }: Settings,
  maxWaitMs = maxPortWaitMs,
): Promise<void> => listenAt(app, { name: 'PORT', port, host }, maxWaitMs)

/** Listens for Prometheus and supervisors, if a port is configured. */
export async function listenForMetrics(
  app: FastifyInstance | undefined,
  { METRICS_PORT: port, HOST: host }: Settings,
): Promise<void> {
  if (app && port !== undefined) {
    await listenAt(app, { name: 'METRICS_PORT', port, host }, maxPortWaitMs)
  }
}

export interface LoopbackListener {
  address: string
  /** Resolves when the app is ready. Requests wait for it. */
  whenReady: Promise<void>
  close: () => void
}

/**
 * Serves the renderer on a separate address that stays open after the public address has closed: pages that are still
 * being rendered when the server stops need the API.
 */
export async function listenOnLoopback(app: FastifyInstance): Promise<LoopbackListener> {
  const whenReady = new Promise<void>((resolve) => {
    app.addHook('onReady', async () => resolve())
  })
  const server = createServer(async (request, response) => {
    await whenReady
    app.routing(request, response)
  })
  const place = { port: 0, host: '127.0.0.1' }
  // Rejects if the server cannot listen.
  await once(server.listen(place), 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${port}`, whenReady, close }
}
