/**
 * Computes the layout of each version of the graph once. The computation runs in a worker thread, so that it does not
 * block requests, and its result is stored on disk, so that a restart does not repeat it.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ifMissing } from '@/lib/files/failures'
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { processSingleton } from '@/lib/client/process-singleton'
import { projectFolder } from '@/lib/files/project-folder'
import type { LayoutInput } from './layout'
import type { LaidOutNetwork, Layout, Network } from './network'

const maxFiles = 4
/** A draft this old was left by a process that was killed. */
const abandonedAfterMs = 3_600_000

const layoutName = /^[0-9a-f]+\.json$/
/** A file that is still being written. Its name is random, because processes of two containers may have the same id. */
const draftName = /^[0-9a-f]+\.json\.[0-9a-f-]+$/

// Without `turbopackIgnore` the bundler takes every file of the project that such a path may be
// for an asset of the portal, and the build fails if one of them is deleted during the build.
const getFile = (folder: string, key: string): string =>
  path.join(/* turbopackIgnore: true */ folder, `${key}.json`)

/** Returns the files whose names match, the newest first. Another process may remove some of them at any moment. */
async function filesIn(folder: string, form: RegExp) {
  const files = (await readdir(folder)).filter((name) => form.test(name))
  const dated = await Promise.all(
    files.map(async (name) => {
      const file = path.join(/* turbopackIgnore: true */ folder, name)
      const known = await stat(file).catch(ifMissing(undefined))
      return known ? [{ file, mtimeMs: known.mtimeMs }] : []
    }),
  )
  return dated.flat().sort((a, b) => b.mtimeMs - a.mtimeMs)
}

async function deleteOldFiles(folder: string): Promise<void> {
  const layouts = await filesIn(folder, layoutName)
  const drafts = await filesIn(folder, draftName)
  const abandoned = drafts.filter(({ mtimeMs }) => Date.now() - mtimeMs > abandonedAfterMs)
  const old = [...layouts.slice(maxFiles), ...abandoned]
  await Promise.all(old.map(({ file }) => rm(file, { force: true })))
}

/** Returns the text of a layout. Throws if it cannot be read. */
export const readLayoutFile = (folder: string, key: string): Promise<string> =>
  readFile(/* turbopackIgnore: true */ getFile(folder, key), 'utf8')

/** Stores the text of a layout, and deletes old ones. Throws if it cannot be stored. */
export async function keepLayoutFile(folder: string, key: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = `${getFile(folder, key)}.${randomUUID()}`
  try {
    await writeFile(draft, text)
    await rename(draft, getFile(folder, key))
  } finally {
    await rm(draft, { force: true })
  }
  await deleteOldFiles(folder)
}

// `turbopackIgnore`: as in `layout-files.ts`.
const folder = path.join(/* turbopackIgnore: true */ projectFolder, 'var', 'layouts')
/** The time after a failure before the computation is tried again. */
const retryAfterMs = 60_000

/** Increase this whenever the computation or the file format changes, so that older files are not used. */
const layoutVersion = 3

function getCacheKey({ nodes, links }: Network): string {
  const hash = createHash('sha256').update(String(layoutVersion))
  for (const { id } of nodes) hash.update(`\n${id}`)
  for (const { source, target } of links) hash.update(`\n${source} ${target}`)
  return hash.digest('hex').slice(0, 24)
}

const isLayoutFor = ({ x, y, radiusScale }: Layout, { nodes }: Network): boolean =>
  x.length === nodes.length && y.length === nodes.length && radiusScale > 0

async function readLayout(key: string, network: Network): Promise<Layout | undefined> {
  try {
    const layout = JSON.parse(await readLayoutFile(folder, key)) as Layout
    return isLayoutFor(layout, network) ? layout : undefined
  } catch {
    return undefined
  }
}

/** Stores a layout on disk. If that fails, the layout is available in this process only. */
async function writeLayout(key: string, layout: Layout): Promise<void> {
  try {
    await keepLayoutFile(folder, key, JSON.stringify(layout))
  } catch (cause) {
    process.emitWarning(`The layout of the graph is not kept in ${folder}: ${String(cause)}`)
  }
}

function compute({ nodes, links }: Network): Promise<Layout> {
  const input: LayoutInput = {
    nodeCount: nodes.length,
    ends: links.flatMap(({ source, target }) => [source, target]),
  }
  // The bundler recognizes this expression, compiles the file and replaces its URL.
  const worker = new Worker(new URL('./layout-thread.ts', import.meta.url), { workerData: input })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`its thread ended with ${code}`)))
  })
}

interface LayoutState {
  /** The computation that began last, and when the same one may begin again: if it failed, after a while. */
  latest?: { key: string; retryAt: number }
  lastNetwork?: LaidOutNetwork
}

const layoutState = () => processSingleton('layouts', (): LayoutState => ({}))

async function layOut(key: string, network: Network): Promise<void> {
  const computation = { key, retryAt: Number.POSITIVE_INFINITY }
  layoutState().latest = computation
  try {
    const stored = await readLayout(key, network)
    const layout = stored ?? (await compute(network))
    if (!isLayoutFor(layout, network)) throw new Error('it is the layout of another network')
    if (!stored) await writeLayout(key, layout)
    if (layoutState().latest === computation) layoutState().lastNetwork = { ...network, layout }
  } catch (cause) {
    process.emitWarning(`The graph has no layout: ${String(cause)}`)
    computation.retryAt = Date.now() + retryAfterMs
  }
}

/**
 * The network with its layout. While the layout is being computed, the result is the previous network with its layout,
 * or undefined if there is none: a request does not wait for the computation.
 * @example const laidOut = await getLaidOutNetwork((await getNetwork()).network)
 */
export async function getLaidOutNetwork(network: Network): Promise<LaidOutNetwork | undefined> {
  const key = getCacheKey(network)
  const { latest } = layoutState()
  if (latest?.key !== key || Date.now() >= latest.retryAt) {
    const computation = layOut(key, network)
    // This is enough time to read a layout from disk.
    await Promise.race([computation, sleep(200)])
  }
  return layoutState().lastNetwork
}
