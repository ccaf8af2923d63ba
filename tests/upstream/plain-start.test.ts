import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { childEnvironment } from '@/lib/env'
import { freePort } from '@/server/renderer-process'
import { ended, waitForOutput } from '../contract/processes'
import { startStub, upstreamKey } from './stub'
import { projectId } from './stub-records'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

/**
 * The renderer without the public server, as `next start FOLDER` runs it from any other folder. Without a budget, the
 * API counts as the site's own.
 */
async function plainStart(baseUrl: string) {
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'did-atlas-'))
  const child = spawn(process.execPath, [next, 'start', process.cwd(), '--port', String(port)], {
    cwd: folder,
    env: childEnvironment({
      NODE_ENV: 'production',
      API_BASE_URL: baseUrl,
      API_KEY: upstreamKey,
      API_BUDGET: 'none',
      LAST_GOOD: 'none',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await waitForOutput(child, 'Ready')
  const get = (target: string, redirect?: 'manual') =>
    fetch(`http://localhost:${port}${target}`, { redirect })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended(child)
    rmSync(folder, { recursive: true, force: true })
  }
  return { get, stop }
}

const stub = await startStub()
const renderer = await plainStart(stub.baseUrl)

afterAll(async () => {
  await renderer.stop()
  await stub.stop()
})

test('a renderer in production forwards no request to the API of its own site', async () => {
  for (const path of ['/sources/5.vc.json', '/sources/5.json', '/api/v1/health', '/mcp']) {
    expect((await renderer.get(path)).status, path).toBe(404)
  }
  expect(stub.requests.map(({ path }) => path)).not.toContainEqual(
    expect.stringMatching(/vc\.json|^\/sources|health|mcp/),
  )
})

test('under plain `next start` records are cached, and every page has the right status', async () => {
  const { get } = renderer
  const getStatus = async (target: string) => (await get(target)).status
  const redirect = await get(`/projects/${projectId(1)}`, 'manual')
  expect(redirect.status).toBe(308)
  const record = await get(redirect.headers.get('location')?.split(', ')[0] ?? '')
  expect(record.status).toBe(200)
  expect(record.headers.get('cache-control')).toMatch(/^s-maxage=\d+/)
  const list = await get('/projects?statsu=Pilot')
  expect(list.headers.get('cache-control')).toContain('no-store')
  expect(await list.text()).toContain('“statsu”')
  for (const target of ['/projects/1', '/nothing', '/embed/nothing', '/about/nothing']) {
    const missing = await get(target)
    expect(missing.status, target).toBe(404)
    expect(await missing.text(), target).toContain('Page not found</h1>')
  }
  stub.fail('refused')
  // Lists are rendered from the data in memory; the details of a record are requested.
  expect(await getStatus('/entities')).toBe(200)
  expect(await getStatus(`/projects/${projectId(2)}`)).toBe(500)
})
