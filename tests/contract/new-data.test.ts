/**
 * New data replaces the pages of the server, which is neither restarted nor shows two versions at once. The same server
 * then loses its renderer.
 */
import { afterAll, expect, test } from 'vitest'
import { isRunning } from '@/lib/files/atomic-files'
import { replacing } from '../fixtures/facts'
import { testWith } from '../services/programs'
import { ended, getRenderer, newPlace, type Place, read, startServer } from './processes'
import { writeSynthetic } from './stored-place'

const testWithProcesses = testWith('ps')

/** Stores the synthetic facts at a place, with a new mission for one project. */
const writeFacts = (place: Place, mission: string): Promise<void> =>
  writeSynthetic(place, {
    'projects/alpine-id.yaml': replacing('To identify synthetic mountaineers.', mission),
  })

/** Counts the failures of the renderer: on a busy machine, it may not get enough time to render a page. */
const getFailures = () => server.output().split('"render failed"').length

/** Reads a page, and again only if the renderer failed to render it. */
async function readRendered(target: string): Promise<string> {
  for (;;) {
    const before = getFailures()
    const page = await read(place, target)
    if (getFailures() === before) return page
  }
}

const place = await newPlace()
place.environment.LOG_LEVEL = 'warn'
await writeFacts(place, 'To climb.')
let server = await startServer(place)

afterAll(() => server.process.kill('SIGKILL'))

const profile = '/projects/1-alpine-id'

test('new data is on every page at once, without a restart and after one', async () => {
  const answer = () => read(place, '/api/v1/projects/1')
  for (const aim of ['climb higher.', 'come down again.']) {
    const mission = `To ${aim}`
    expect(await read(place, profile)).not.toContain(aim)
    await writeFacts(place, mission)
    await expect.poll(answer, { interval: 20, timeout: 60_000 }).toContain(mission)
    expect(await readRendered(profile)).toContain(aim)
    expect(await readRendered(`${profile}.md`)).toContain(mission)
  }
  expect(await server.stop()).toBe(0)
  await writeFacts(place, 'To rest.')
  server = await startServer(place)
  expect(await readRendered(profile)).toContain('It aims to rest.')
})

testWithProcesses(
  'with the renderer killed, pages seen before still answer, and it comes back',
  async () => {
    const seen = ['/', '/projects', profile]
    const before = await Promise.all(seen.map((address) => read(place, address)))
    expect(before.every((page) => page.startsWith('200'))).toBe(true)

    process.kill(getRenderer(server.process), 'SIGKILL')
    expect(await Promise.all(seen.map((address) => read(place, address)))).toEqual(before)
    const unseen = '/projects/2-harbour-wallet'
    await expect.poll(() => read(place, unseen), { timeout: 60_000 }).toMatch(/^200/)

    // The renderer must not outlive the server, however the server ends.
    const restarted = getRenderer(server.process)
    server.process.kill('SIGKILL')
    await ended(server.process)
    await expect.poll(() => isRunning(restarted)).toBe(false)
  },
)
