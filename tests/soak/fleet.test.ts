/** Two servers behind nginx under load, while one part after another is killed, restarted or replaced. */
import { Agent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Snapshot } from '@/lib/dataset/snapshot'
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { recordPath } from '@/lib/portal/records/record-path'
import { testWith } from '../services/programs'
import { type Fleet, startFleet } from './fleet'
import { type FleetAnswer, FleetLoad } from './fleet-load'
import { newKey } from './loaded-server'
import { atRate, measureTimes, printLine } from './mixed-load'

const test = testWith('nginx', 'openssl', 'postgresql', 'ps', 'redis')

const seconds = 60
const perSecond = 400
/** The share of responses that may fail. */
const maxFailed = 0.0001
/**
 * When no page of the replaced snapshot may be served any more. nginx caches a page for five
 * seconds.
 */
const maxStaleMs = 10_000

/** The snapshot of a later day, on which each project has another description. */
const getLater = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  date: '2030-01-02T00:00:00Z',
  documents: new Map(
    [...snapshot.documents].map(([path, document]) =>
      'ai_description' in document
        ? [path, { ...document, ai_description: 'A synthetic description.' }]
        : [path, document],
    ),
  ),
})

/** Pages and documents of the API, which the load requests in turn. */
function getTargets({ documents, families }: Snapshot): string[] {
  const projects = [...documents.keys()].filter((path) => /^projects\/\d+$/.test(path))
  const profiles = families.projects
    .slice(0, 30)
    .map(({ id, names: [name = ''] }) => recordPath('projects', id, name))
  // Not the front page: it lists the downloads, which a server makes after it has started or the data has changed.
  const pages = ['/projects', '/statistics', '/about', '/countries/CH', '/map']
  const lists = ['projects?country=CH', 'entities?page=3', 'dlts', 'countries', 'did-methods?q=web']
  const searches = ['wallet', 'swiss', 'zug', 'bank', 'ledger', 'ministry', 'eidas', 'trust']
  return [
    ...projects.slice(0, 60).map((path) => `/embed/${path}`),
    ...profiles,
    ...pages,
    ...projects.map((path) => `/api/v1/${path}`),
    ...lists.map((list) => `/api/v1/${list}`),
    ...searches.map((word) => `/api/v1/search?query=${word}`),
  ]
}

type Step = [second: number, what: string, act: () => unknown]

const getSteps = ({ servers, redis, postgres, load }: Fleet, later: Snapshot): Step[] => [
  [5, 'one server is killed', () => servers[0].kill()],
  [10, 'it is started again', () => servers[0].start()],
  [20, 'the renderer of the other is killed', () => servers[1].killRenderer()],
  [30, 'the snapshot is replaced', () => load(later)],
  [42, 'Redis is killed', () => redis.kill()],
  [44, 'it is started again', () => redis.start()],
  [50, 'PostgreSQL is stopped', () => postgres.stop()],
  [51, 'it is started again', () => postgres.start()],
]

async function inTurn(steps: readonly Step[], since: number, done: Map<string, number>) {
  for (const [second, what, act] of steps) {
    await sleep(since + second * 1000 - performance.now())
    await act()
    done.set(what, performance.now())
    printLine(`${((performance.now() - since) / 1000).toFixed(1)} s: ${what}`)
  }
}

/** How many of some requests at once from one address are within its limit, which allows 120. */
async function getAllowed({ nginx }: Fleet): Promise<number> {
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  // The nginx of the tests accepts 256 connections, and each request needs two.
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const answers = await Promise.all(
    Array.from({ length: 180 }, () => nginx.ask('/api/v1/health', headers, agent)),
  )
  agent.destroy()
  return answers.filter(({ status }) => status === 200).length
}

test('a fleet of two servers answers while its parts fail one after another, and limits a client as one', async () => {
  const snapshot = await compileFolder(factsFolder)
  const later = getLater(snapshot)
  const fleet = await startFleet(snapshot)
  const load = new FleetLoad(
    fleet.nginx,
    getTargets(snapshot),
    await newKey(fleet.servers[0].place),
  )
  const before = await load.all()
  const answers: FleetAnswer[] = []
  const done = new Map<string, number>()
  const since = performance.now()
  const steps = inTurn(getSteps(fleet, later), since, done)
  await atRate(
    load,
    perSecond,
    (elapsed) => elapsed < seconds * 1000,
    (answer) => answers.push(answer),
  )
  await steps
  const after = await load.all()
  const replaced = done.get('the snapshot is replaced') ?? 0

  const failed = answers.filter(({ status }) => status !== 200)
  for (const { target, status, body, sent } of failed.slice(0, 100)) {
    printLine(`${((sent - since) / 1000).toFixed(1)} s: ${target} ${status} ${body.slice(0, 80)}`)
  }
  const known = answers.filter(({ target, status }) => status === 200 && before.has(target))
  const wrong = known.filter(
    ({ target, body }) => body !== before.get(target) && body !== after.get(target),
  )
  const stale = known.filter(
    ({ target, sent, body }) => sent > replaced + maxStaleMs && body !== after.get(target),
  )
  printLine(
    `${answers.length} responses, ${failed.length} failed, ${wrong.length} wrong, ${stale.length} stale; ${measureTimes(answers)}`,
  )
  expect(known.filter(({ target, body }) => body !== before.get(target)).length).toBeGreaterThan(0)
  expect(wrong.map(({ target }) => target)).toEqual([])
  expect(stale.map(({ target }) => target)).toEqual([])
  expect(failed.length / answers.length).toBeLessThanOrEqual(maxFailed)
  for (const server of fleet.servers) await expect.poll(() => server.health()).toBe('healthy')
  expect(await getAllowed(fleet)).toBe(120)
  load.close()
})
