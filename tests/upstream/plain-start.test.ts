import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { childEnvironment, type SettingName } from '@/lib/env'
import { projectFolder } from '@/lib/files/project-folder'
import { freePort } from '@/server/renderer-process'
import { ended, waitForOutput } from '../contract/processes'
import { inTemporaryFolder } from '../fixtures/facts'
import { startStub, upstreamKey } from './stub'
import { projectId } from './stub-records'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

/** The renderer without the public server, as `next start FOLDER` runs it from any other folder. */
async function plainStart(
  folder: string,
  baseUrl: string,
  settings: Partial<Record<SettingName, string>> = {},
) {
  const port = await freePort()
  const child = spawn(process.execPath, [next, 'start', projectFolder, '--port', String(port)], {
    cwd: folder,
    env: childEnvironment({
      NODE_ENV: 'production',
      API_BASE_URL: baseUrl,
      API_KEY: upstreamKey,
      LAST_GOOD: 'none',
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await waitForOutput(child, 'Ready')
  const get = (target: string, redirect?: 'manual') =>
    fetch(`http://localhost:${port}${target}`, { redirect })
  return { child, get }
}

test('a renderer in production forwards no request to the API of its own site', () =>
  inTemporaryFolder(async (folder) => {
    const stub = await startStub()
    // By these settings the API counts as the site's own.
    const { child, get } = await plainStart(folder, stub.baseUrl, { API_BUDGET: 'none' })
    try {
      for (const path of ['/sources/5.vc.json', '/sources/5.json', '/api/v1/health', '/mcp']) {
        expect((await get(path)).status, path).toBe(404)
      }
      expect(stub.requests.map(({ path }) => path)).not.toContainEqual(
        expect.stringMatching(/vc\.json|^\/sources|health|mcp/),
      )
    } finally {
      child.kill('SIGTERM')
      await ended(child)
      await stub.stop()
    }
  }))

test('under plain `next start` records are cached, and every page has the right status', () =>
  inTemporaryFolder(async (folder) => {
    const stub = await startStub()
    const { child, get } = await plainStart(folder, stub.baseUrl)
    const getStatus = async (target: string) => (await get(target)).status
    try {
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
    } finally {
      child.kill('SIGTERM')
      await ended(child)
      await stub.stop()
    }
  }))
