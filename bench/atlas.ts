/** DID Atlas as `npm start` runs it, in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childEnvironment } from '@/lib/env'
import { freePort } from '@/server/renderer-process'
import { type Running, startProgram } from './programs'

export interface Atlas extends Running {
  site: string
  api: string
  folder: string
}

/** The portal's own key, to which no rate limit applies. */
export const key = 'key-of-the-benchmark'

export const siteUrl = 'https://atlas.example'

export async function withFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'did-atlas-bench-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const storeFile = (folder: string): string => path.join(folder, 'atlas.db')

async function startAtlas(folder: string): Promise<Atlas> {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  console.log('Starting DID Atlas …')
  const running = await startProgram({
    name: 'DID Atlas',
    command: process.execPath,
    args: ['scripts/run.mjs', 'start'],
    environment: childEnvironment({
      PORT: String(port),
      SITE_URL: siteUrl,
      STORE_URL: `sqlite:${storeFile(folder)}`,
      STATE_FOLDER: folder,
      API_BASE_URL: '',
      API_KEY: key,
      // A client may then have many addresses; see `wrk.ts`.
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    }),
    folder,
    address: `${site}/`,
  })
  return { ...running, site, api: `${site}/api/v1`, folder }
}

/** Stops the server once it has been used. */
export async function withAtlas<Result>(
  folder: string,
  use: (atlas: Atlas) => Promise<Result>,
): Promise<Result> {
  const atlas = await startAtlas(folder)
  try {
    return await use(atlas)
  } finally {
    await atlas.stop()
  }
}

/** The document at an address of the API. */
export async function readJson<Body>(url: string): Promise<Body> {
  const response = await fetch(url, { headers: { 'x-api-key': key } })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return response.json() as Promise<Body>
}
