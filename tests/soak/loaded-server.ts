/** A separate server behind a trusted proxy, and its use of memory. */
import { execFileSync } from 'node:child_process'
import { freePort } from '@/server/renderer-process'
import { getRenderer, type Place, read, runCommand, startServer } from '../contract/processes'
import { copiedPlace } from '../contract/stored-place'
import { MixedLoad } from './mixed-load'

const getMegabytes = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024)

/** Creates an ordinary key, to which limits apply. */
export async function newKey(place: Place): Promise<string> {
  const { text } = await runCommand('keys', place, 'create', 'load')
  const [key] = /atlas_\S+/.exec(text) ?? []
  if (!key) throw new Error(`no key was made:\n${text}`)
  return key
}

/** The ids of the projects on the first pages of the list, each with a hundred. */
export async function projectIds(place: Place, pages: number): Promise<number[]> {
  const getAddress = (page: number) => `/api/v1/projects?per_page=100&page=${page}`
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, index) => read(place, getAddress(index + 1))),
  )
  return answers.flatMap((text) =>
    (JSON.parse(text.slice(4)) as { data: { id: number }[] }).data.map(({ id }) => id),
  )
}

export async function startLoaded({ newPageEvery }: { newPageEvery: number }) {
  const place = await copiedPlace()
  const metricsPort = await freePort()
  Object.assign(place.environment, {
    TRUST_PROXY: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'warn',
  })
  const server = await startServer(place)
  // The output of the server explains errors that the test counts.
  server.process.stdout?.pipe(process.stdout, { end: false })
  server.process.stderr?.pipe(process.stderr, { end: false })
  const projects = await projectIds(place, 1)
  const load = new MixedLoad({ port: place.port, key: await newKey(place), projects, newPageEvery })
  await load.warm()
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const memory = () => ({
    server: getMegabytes(server.process.pid ?? 0),
    renderer: getMegabytes(getRenderer(server.process)),
  })
  const stop = () => {
    load.close()
    return server.stop()
  }
  return { load, memory, metrics, stop }
}
