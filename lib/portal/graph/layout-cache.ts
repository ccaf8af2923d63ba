/**
 * Computes the layout of each version of the graph once. The computation runs in a worker thread, so that it does not
 * block requests, and its result is stored on disk, so that a restart does not repeat it.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { processSingleton } from '@/lib/client/process-singleton'
import { projectFolder } from '@/lib/files/project-folder'
import type { LayoutInput } from './layout'
import { keepLayoutFile, readLayoutFile } from './layout-files'
import type { Layout, Network } from './network'
import type { LaidOutNetwork } from './payload'

// `turbopackIgnore`: as in `layout-files.ts`.
const folder = path.join(/* turbopackIgnore: true */ projectFolder, 'var', 'layouts')
/** The time after a failure before the computation is tried again. */
const retryAfterMs = 60_000

/** Increase this whenever the computation or the file format changes, so that older files are not used. */
const layoutVersion = 3

/** A hash of the version and of everything on which the layout depends. */
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

type ComputationState = { kind: 'computing' } | { kind: 'failed'; until: number } | { kind: 'done' }

interface LayoutState {
  latest?: { key: string; state: ComputationState }
  lastNetwork?: LaidOutNetwork
}

const layoutState = () => processSingleton('layouts', (): LayoutState => ({}))

async function layOut(key: string, network: Network): Promise<void> {
  const computation = { key, state: { kind: 'computing' } as ComputationState }
  layoutState().latest = computation
  try {
    const stored = await readLayout(key, network)
    const layout = stored ?? (await compute(network))
    if (!isLayoutFor(layout, network)) throw new Error('it is the layout of another network')
    if (!stored) await writeLayout(key, layout)
    if (layoutState().latest === computation) layoutState().lastNetwork = { ...network, layout }
    computation.state = { kind: 'done' }
  } catch (cause) {
    process.emitWarning(`The graph has no layout: ${String(cause)}`)
    computation.state = { kind: 'failed', until: Date.now() + retryAfterMs }
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
  const failedRecently = latest?.state.kind === 'failed' && Date.now() < latest.state.until
  const upToDate = latest?.key === key && (latest.state.kind !== 'failed' || failedRecently)
  if (!upToDate) {
    const computation = layOut(key, network)
    // This is enough time to read a layout from disk.
    await Promise.race([computation, sleep(200)])
  }
  return layoutState().lastNetwork
}
