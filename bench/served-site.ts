/** Runs a server with the real data, as `npm start` does, in a temporary folder that is removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseSettings } from '@/lib/env'
import { openKeys } from '@/lib/store/open-keys'
import { compileStore } from '@/scripts/compile-store'
import { preparePortal } from '@/scripts/prepare'
import { freePort } from '@/server/free-port'
import type { Running } from './peers/program'
import { startServer } from './server'

export interface ServedSite {
  site: string
  /** The public address, which pages and documents state. */
  siteUrl: string
  api: string
  /** A key without limits. */
  key: string
  folder: string
  /** The address of the metrics. */
  metrics: string
  running: Running
  /** How long it took to make the store from the facts. */
  dataSeconds: number
}

export async function body(url: string, key: string): Promise<Buffer> {
  const headers = { 'x-api-key': key, 'accept-encoding': 'identity' }
  const response = await fetch(url, { headers })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Starts the server, passes it to `use` and stops it afterwards. */
export async function withServedSite(use: (served: ServedSite) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'did-atlas-bench-'))
  const settings = parseSettings({
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    STORE_URL: `sqlite:${folder}/atlas.db`,
    LOG_LEVEL: 'error',
  })
  const since = performance.now()
  await compileStore(settings)
  const dataSeconds = (performance.now() - since) / 1000
  await preparePortal()
  const keys = await openKeys(settings)
  const { key } = await keys.create('bench', { unlimited: true })
  await keys.close()
  const running = await startServer(settings)
  const site = `http://127.0.0.1:${settings.PORT}`
  const metrics = `http://127.0.0.1:${settings.METRICS_PORT}/metrics`
  try {
    const { SITE_URL: siteUrl } = settings
    const api = `${site}/api/v1`
    await use({ site, siteUrl, api, key, folder, metrics, running, dataSeconds })
  } finally {
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
