/**
 * The layout of the graph, computed once for each copy of it: in a thread of its own, so that pages go on answering,
 * and kept on disk, so that a restart need not wait for it.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { processSingleton } from '@/lib/client/process-singleton'
import { projectFolder } from '@/lib/files/project-folder'
import type { LayoutInput } from './layout'
import type { Layout } from './layout-measure'
import type { Network } from './network'
import type { LaidOutNetwork } from './payload'

const folder = path.join(projectFolder, 'var', 'layouts')
const maxFiles = 4
/** After a failure it is not tried again for this long, in milliseconds. */
const pause = 60_000

/** Changes with everything that a layout depends on, and with how it is made. */
const formOfLayout = 2

function keyOf({ nodes, links }: Network): string {
  const hash = createHash('sha256').update(String(formOfLayout))
  for (const { id } of nodes) hash.update(`\n${id}`)
  for (const { source, target } of links) hash.update(`\n${source} ${target}`)
  return hash.digest('hex').slice(0, 24)
}

const fileOf = (key: string): string => path.join(folder, `${key}.json`)

const fits = ({ x, y, unit }: Layout, { nodes }: Network): boolean =>
  x.length === nodes.length && y.length === nodes.length && unit > 0

async function read(key: string, network: Network): Promise<Layout | undefined> {
  try {
    const layout = JSON.parse(await readFile(fileOf(key), 'utf8')) as Layout
    return fits(layout, network) ? layout : undefined
  } catch {
    return undefined
  }
}

/** Removes all but the newest files. */
async function tidy(): Promise<void> {
  const files = (await readdir(folder)).map((name) => path.join(folder, name))
  const dated = await Promise.all(files.map(async (file) => ({ file, ...(await stat(file)) })))
  const old = dated.sort((a, b) => b.mtimeMs - a.mtimeMs).slice(maxFiles)
  await Promise.all(old.map(({ file }) => rm(file, { force: true })))
}

/** Where nothing can be written, the layout is kept in this process alone. */
async function keep(key: string, layout: Layout): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const partial = `${fileOf(key)}.${process.pid}`
    await writeFile(partial, JSON.stringify(layout))
    await rename(partial, fileOf(key))
    await tidy()
  } catch (cause) {
    process.emitWarning(`The layout of the graph is not kept in ${folder}: ${String(cause)}`)
  }
}

function compute({ nodes, links }: Network): Promise<Layout> {
  const input: LayoutInput = {
    nodeCount: nodes.length,
    ends: links.flatMap(({ source, target }) => [source, target]),
  }
  // The bundler compiles the file that is named in this very form, and knows where it puts it.
  const thread = new Worker(new URL('./layout-thread.ts', import.meta.url), { workerData: input })
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`its thread ended with ${code}`)))
  })
}

type State = { kind: 'computing' } | { kind: 'failed'; until: number } | { kind: 'done' }

interface Drawn {
  newest?: { key: string; state: State }
  last?: LaidOutNetwork
}

const drawn = () => processSingleton('layouts', (): Drawn => ({}))

async function layOut(key: string, network: Network): Promise<void> {
  const turn = { key, state: { kind: 'computing' } as State }
  drawn().newest = turn
  try {
    const known = await read(key, network)
    const layout = known ?? (await compute(network))
    if (!fits(layout, network)) throw new Error('it is the layout of another network')
    if (!known) await keep(key, layout)
    if (drawn().newest === turn) drawn().last = { ...network, layout }
    turn.state = { kind: 'done' }
  } catch (cause) {
    process.emitWarning(`The graph has no layout: ${String(cause)}`)
    turn.state = { kind: 'failed', until: Date.now() + pause }
  }
}

/**
 * The network with its layout; while that is being computed, the network that was laid out before it, or undefined
 * where there is none. Never waits for a computation.
 */
export async function laidOut(network: Network): Promise<LaidOutNetwork | undefined> {
  const key = keyOf(network)
  const { newest } = drawn()
  const failedLately = newest?.state.kind === 'failed' && Date.now() < newest.state.until
  const known = newest?.key === key && (newest.state.kind !== 'failed' || failedLately)
  if (!known) {
    const turn = layOut(key, network)
    // A layout on disk is there at once.
    await Promise.race([turn, sleep(200)])
  }
  return drawn().last
}
