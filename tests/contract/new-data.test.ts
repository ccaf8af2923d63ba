/** New data replaces the pages of the server, which is neither restarted nor shows two versions at once. */
import type { ChildProcess } from 'node:child_process'
import { expect, test } from 'vitest'
import { replacing } from '../fixtures/facts'
import { ended, newPlace, type Place, read, runScript, waitForOutput } from './processes'
import { writeSynthetic } from './stored-place'

/** Stores the synthetic facts at a place, with a new mission for one project. */
const writeFacts = (place: Place, mission: string): Promise<void> =>
  writeSynthetic(place, {
    'projects/alpine-id.yaml': replacing('To identify synthetic mountaineers.', mission),
  })

/** Counts the failures of the renderer: on a busy machine, it may not get enough time to render a page. */
function getFailures(server: ChildProcess): () => number {
  let output = ''
  server.stdout?.on('data', (chunk: Buffer) => {
    output += chunk
  })
  return () => output.split('"render failed"').length
}

/** Reads a page, and again only if the renderer failed to render it. */
async function readRendered(place: Place, target: string, failures: () => number): Promise<string> {
  for (;;) {
    const before = failures()
    const page = await read(place, target)
    if (failures() === before) return page
  }
}

async function start(place: Place): Promise<ChildProcess> {
  const server = runScript('start', place)
  await waitForOutput(server, 'Listening')
  return server
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  expect(await ended(server)).toBe(0)
}

test('new data is on every page at once, without a restart and after one', async () => {
  const place = await newPlace()
  await writeFacts(place, 'To climb.')
  place.environment.LOG_LEVEL = 'warn'
  let server = await start(place)
  const failures = getFailures(server)
  const profile = '/projects/1-alpine-id'
  const answer = () => read(place, '/api/v1/projects/1')
  for (const aim of ['climb higher.', 'come down again.']) {
    const mission = `To ${aim}`
    expect(await read(place, profile)).not.toContain(aim)
    await writeFacts(place, mission)
    await expect.poll(answer, { interval: 20, timeout: 60_000 }).toContain(mission)
    expect(await readRendered(place, profile, failures)).toContain(aim)
    expect(await readRendered(place, `${profile}.md`, failures)).toContain(mission)
  }
  await stop(server)
  await writeFacts(place, 'To rest.')
  server = await start(place)
  expect(await readRendered(place, profile, getFailures(server))).toContain('It aims to rest.')
  await stop(server)
})
