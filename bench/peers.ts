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
import { type Comparison, dataOf, markdownOf } from './peers/report'
import { rowsOf } from './peers/rows'
import { type Peer, type Place, type Server, subjects } from './peers/server'
import { varnish } from './peers/varnish'
import { type ServedSite, withServedSite } from './served-site'

const peers: readonly Peer[] = [jsonServer, directus, datasette, nextStart, varnish]

/** Starts a peer; says why it cannot be measured if it cannot. */
async function started(peer: Peer, place: Omit<Place, 'folder'>): Promise<Server | string> {
  if (!isThere(peer)) return `it is not installed; ${remedy(peer)} installs it`
  const folder = path.join(place.served.folder, 'peers', peer.name.replaceAll(' ', '-'))
  mkdirSync(folder, { recursive: true })
  try {
    console.log(`Starting ${peer.name} …`)
    return await peer.start({ ...place, folder })
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')
  }
}

async function compare(
  served: ServedSite,
  seconds: number,
  loadBefore: number[],
): Promise<Comparison> {
  const place = { served, rows: await rowsOf(served), folder: served.folder }
  const atlas = await didAtlas(place)
  const servers = [atlas, await nginx(place, atlas)]
  const missing: { name: string; reason: string }[] = []
  try {
    for (const peer of peers) {
      const server = await started(peer, place)
      if (typeof server === 'string') missing.push({ name: peer.name, reason: server })
      else servers.push(server)
    }
    // All checks come first: wrk blocks this process for longer than its idle connections stay open.
    const { checked, leftOut } = await checkAll(atlas, servers.slice(1))
    const rows = checked.flatMap((subject) => {
      console.log(`Measuring “${subjects[subject.subject]}” …`)
      return measure(subject, seconds)
    })
    return {
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
