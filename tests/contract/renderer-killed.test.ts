import { expect } from 'vitest'
import { recordPath } from '@/lib/portal/records/record-path'
import { testWith } from '../services/programs'
import { ended, getRenderer, type Place, read, runScript, waitForOutput } from './processes'
import { syntheticPlace } from './stored-place'

const test = testWith('ps')

/** The paths of some projects of a place. */
async function projectPaths(place: Place): Promise<string[]> {
  const answer = await read(place, '/api/v1/projects?per_page=2')
  const { data } = JSON.parse(answer.replace(/^200 /, '')) as {
    data: { id: number; title: string }[]
  }
  return data.map(({ id, title }) => recordPath('projects', id, title))
}

test('with the renderer killed, pages seen before still answer, and it comes back', async () => {
  const place = await syntheticPlace()
  const server = runScript('start', place)
  await waitForOutput(server, 'Listening')
  const [seenProject = '', unseen = ''] = await projectPaths(place)
  const seen = ['/', '/projects', seenProject]
  const before = await Promise.all(seen.map((address) => read(place, address)))
  expect(before.every((page) => page.startsWith('200'))).toBe(true)

  process.kill(getRenderer(server), 'SIGKILL')
  expect(await Promise.all(seen.map((address) => read(place, address)))).toEqual(before)
  await expect.poll(() => read(place, unseen), { timeout: 20_000 }).toMatch(/^200/)

  // The renderer must not outlive the server, however the server ends.
  const restarted = getRenderer(server)
  server.kill('SIGKILL')
  await ended(server)
  await expect
    .poll(() => {
      try {
        return process.kill(restarted, 0)
      } catch {
        return false
      }
    })
    .toBe(false)
})
