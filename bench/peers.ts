/** Measures DID Atlas beside nginx, other APIs with the same rows, and other ways to serve the same pages. */
import { mkdirSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { didAtlas, nginx } from './peers/atlas'
import { checkAll } from './peers/check'
import { datasette } from './peers/datasette'
import { directus } from './peers/directus'
import { installPeers, isThere, remedy } from './peers/installation'
import { jsonServer } from './peers/json-server'
import { graphFactor, measure, rounds } from './peers/measure'
import { nextStart } from './peers/next-start'
import type { PeersOptions } from './peers/options'
import { type Comparison, type Costs, dataOf, markdownOf, type Row } from './peers/report'
import { rowsOf } from './peers/rows'
import { type Peer, type Place, type Server, subjects } from './peers/server'
import { varnish } from './peers/varnish'
import { memoryOfTrees } from './process-memory'
import { type ServedSite, withServedSite } from './served-site'

const peers: readonly Peer[] = [jsonServer, directus, datasette, nextStart, varnish]

type Started = Server & Pick<Costs, 'dataSeconds'>

/** Starts a peer; says why it cannot be measured if it cannot. */
async function started(peer: Peer, place: Omit<Place, 'folder'>): Promise<Started | string> {
  if (!isThere(peer)) return `it is not installed; ${remedy(peer)} installs it`
  const folder = path.join(place.served.folder, 'peers', peer.name.replaceAll(' ', '-'))
  mkdirSync(folder, { recursive: true })
  try {
    console.log(`Starting ${peer.name} …`)
    const since = performance.now()
    const server = await peer.start({ ...place, folder })
    const seconds = (performance.now() - since) / 1000 - server.startSeconds
    return { ...server, dataSeconds: peer.keepsRows ? seconds : undefined }
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')
  }
}

const costsOf = ({ name, pids, startSeconds, dataSeconds }: Started): Costs => ({
  server: name,
  startSeconds,
  dataSeconds,
  memoryBytes: memoryOfTrees(pids),
})

async function compare(
  served: ServedSite,
  seconds: number,
  loadBefore: number[],
): Promise<Comparison> {
  const place = { served, rows: await rowsOf(served), folder: served.folder }
  const atlas = await didAtlas(place)
  const servers: Started[] = [
    { ...atlas, dataSeconds: served.dataSeconds },
    await nginx(place, atlas),
  ]
  const missing: { name: string; reason: string }[] = []
  try {
    for (const peer of peers) {
      const server = await started(peer, place)
      if (typeof server === 'string') missing.push({ name: peer.name, reason: server })
      else servers.push(server)
    }
    const { checked, leftOut } = await checkAll(atlas, servers.slice(1))
    const rows: Row[] = []
    for (const subject of checked) {
      console.log(`Measuring “${subjects[subject.subject]}” …`)
      rows.push(...(await measure(subject, seconds)))
    }
    return {
      costs: servers.map(costsOf),
      cores: availableParallelism(),
      loadBefore,
      seconds,
      rounds,
      graphFactor,
      servers: servers.map(({ name, version, setup }) => ({ name, version, setup })),
      missing,
      leftOut,
      rows,
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

/** Installs the peers, or measures and passes on the results as Markdown and as data. */
export async function peersBench(
  { install, seconds }: PeersOptions,
  write: (markdown: string, data: object) => void,
): Promise<void> {
  if (install) return installPeers(peers)
  const loadBefore = loadavg()
  await withServedSite(async (served) => {
    const comparison = await compare(served, seconds, loadBefore)
    write(markdownOf(comparison), dataOf(comparison))
  })
}
