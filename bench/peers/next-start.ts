/** `next start`: the same build of the portal over the same API, without the server that usually stands before it. */
import { createRequire } from 'node:module'
import { childEnvironment } from '@/lib/env'
import { freePort } from '@/server/free-port'
import { loopback } from '@/server/renderer-child'
import { pageAsks } from './atlas'
import { type Running, startProgram } from './program'
import type { Peer, Place } from './server'

const require = createRequire(import.meta.url)

export const nextVersion = (): string => require('next/package.json').version

export async function startNext({ served, folder }: Place): Promise<Running & { port: number }> {
  const port = await freePort()
  const running = await startProgram({
    name: 'next start',
    command: process.execPath,
    args: [
      require.resolve('next/dist/bin/next'),
      'start',
      '--port',
      String(port),
      '--hostname',
      loopback,
    ],
    environment: childEnvironment({
      NODE_ENV: 'production',
      SITE_URL: served.siteUrl,
      API_BASE_URL: served.api,
      API_KEY: served.key,
      API_BUDGET: 'none',
      LAST_GOOD: 'none',
      STORE_URL: '',
      REDIS_URL: '',
      RENDERER_PORT: '',
      METRICS_PORT: '',
      UPSTREAM_API_KEY: '',
    }),
    folder,
    // It finds its build in the folder in which it runs.
    cwd: process.cwd(),
    address: `http://${loopback}:${port}/icon.svg`,
  })
  return { ...running, port }
}

export const nextStart: Peer = {
  name: 'next start',
  programs: [],
  installation: [],
  async start(place) {
    const { port, ...running } = await startNext(place)
    return {
      name: 'next start',
      version: nextVersion(),
      setup:
        'The same build, reading the API of DID Atlas without limits; NODE_ENV=production. It keeps pages in memory, and sends them uncompressed, as this build is configured, which spares it the work. Its pages lack what the server before it adds: compression, a policy of content, typed links.',
      asks: await pageAsks(place.served, `http://${loopback}:${port}`),
      ...running,
    }
  },
}
