import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { getPriority } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { childEnvironment, type SettingName } from '@/lib/env'
import { ifMissing } from '@/lib/files/failures'
import { projectFolder } from '@/lib/files/project-folder'
import type { NetworkPayload } from '@/lib/portal/graph/network'
import { freePort } from '@/server/renderer-process'
import { syntheticGraph } from '@/tests/fixtures/synthetic-graph'
import { ended, printed } from '../contract/processes'
import { inTemporaryFolder } from '../fixtures/facts'
import { startStub, upstreamKey } from './stub'
import { projectId } from './stub-records'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const layouts = path.join(projectFolder, 'var', 'layouts')
const nodeCount = 1787

/** Files of layouts with a number of nodes that only this test uses. */
function keptLayouts(): string[] {
  mkdirSync(layouts, { recursive: true })
  const files = readdirSync(layouts).map((name) => path.join(layouts, name))
  return files.filter((file) => JSON.parse(readFileSync(file, 'utf8')).x.length === nodeCount)
}

/** A graph for which there is no layout yet. */
function newGraph() {
  const { nodes, links } = syntheticGraph(nodeCount, 3000)
  const [first, ...rest] = nodes
  const unseen = { ...first, id: `project-${Date.now()}`, title: 'Never seen before' }
  const graph = { nodes: [unseen, ...rest], links }
  const metadata = { compressed: false, format: 'json', cache_timestamp: '2026-01-02T03:04:05Z' }
  return ({ pathname }: URL) => {
    const data = graph[pathname.endsWith('/nodes') ? 'nodes' : 'links']
    return { data, metadata: { ...metadata, total: data.length } }
  }
}

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
  await printed(child, 'Ready')
  const get = (target: string, redirect?: 'manual') =>
    fetch(`http://localhost:${port}${target}`, { redirect })
  return { child, get }
}

/** The nice value of a thread, or NaN if it has ended. Only Linux provides it. */
async function getNiceness(pid: number, thread: number | string): Promise<number> {
  const state = await readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8').catch(ifMissing(''))
  return Number(state.split(') ')[1]?.split(' ')[16])
}

/** Expects the layout to run in a thread with a nice value of at least 5, so that it yields to everything else. */
async function expectNiceThread({ pid = 0 }: ChildProcess): Promise<void> {
  const all = () =>
    Promise.all(readdirSync(`/proc/${pid}/task`).map((thread) => getNiceness(pid, thread)))
  await expect.poll(all).toContain(Math.max(getPriority(), 5))
  expect(await getNiceness(pid, pid), 'the main thread').toBe(getPriority())
}

test('under plain `next start` from another folder the network layout is computed after everything else', () =>
  inTemporaryFolder(async (folder) => {
    const stub = await startStub({ answer: newGraph() })
    const { child, get } = await plainStart(folder, stub.baseUrl)
    const statuses = new Set<number>()
    const layOut = async () => {
      const { status } = await get('/graph/data')
      statuses.add(status)
      return status
    }
    try {
      expect(await layOut()).toBe(202)
      if (process.platform === 'linux') await expectNiceThread(child)
      expect((await get('/about')).status).toBe(200)
      expect((await get('/lists/projects.csv?standards=43')).status).toBe(400)
      await expect.poll(layOut, { timeout: 60_000 }).toBe(200)
      expect([...statuses]).toEqual([202, 200])
      const network = (await (await get('/graph/data')).json()) as NetworkPayload
      expect(network.titles).toContain('Never seen before')
      expect(network.x).toHaveLength(nodeCount)
      expect(readdirSync(folder)).toEqual([])
      expect(keptLayouts()).toHaveLength(1)
    } finally {
      child.kill('SIGTERM')
      await ended(child)
      await stub.stop()
      for (const file of keptLayouts()) rmSync(file)
    }
  }))

test('a renderer in production forwards no request to the API of its own site', () =>
  inTemporaryFolder(async (folder) => {
    const stub = await startStub()
    // By these settings the API counts as the site's own.
    const { child, get } = await plainStart(folder, stub.baseUrl, { API_BUDGET: 'none' })
    try {
      for (const path of ['/sources/5.vc.json', '/sources/5.json', '/api/v1/health', '/mcp']) {
        expect((await get(path)).status, path).toBe(404)
      }
      expect(stub.asked.map(({ path }) => path)).not.toContainEqual(
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
