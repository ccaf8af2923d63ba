import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { recordPath } from '@/lib/portal/records/record-path'
import { ended, newPlace, type Place, printed, read, runScript } from '../contract/processes'

/** The processes that a process has started. */
const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number)
    .filter((child) => {
      const command = execFileSync('sh', ['-c', `ps -o args= -p ${child} || true`]).toString()
      return command.includes('next')
    })

/** The addresses of some projects of a place. */
async function projectPaths(place: Place): Promise<string[]> {
  const answer = await read(place, '/api/v1/projects?per_page=3')
  const { data } = JSON.parse(answer.replace(/^200 /, '')) as {
    data: { id: number; title: string }[]
  }
  return data.map(({ id, title }) => recordPath('projects', id, title))
}

test('with the renderer killed, pages seen before still answer, and it comes back', async () => {
  const place = await newPlace()
  const server = runScript('start', place)
  await printed(server, 'Listening')
  const [seenProject = '', unseen = '', later = ''] = await projectPaths(place)
  const seen = ['/', '/projects', seenProject]
  const before = await Promise.all(seen.map((address) => read(place, address)))
  expect(before.every((page) => page.startsWith('200'))).toBe(true)

  const [renderer] = childrenOf(server.pid ?? 0)
  expect(renderer).toBeDefined()
  process.kill(renderer ?? 0, 'SIGKILL')
  expect(await Promise.all(seen.map((address) => read(place, address)))).toEqual(before)
  expect(await read(place, unseen)).toMatch(/^503 .*not available at the moment/s)
  await expect.poll(() => read(place, later), { timeout: 20_000 }).toMatch(/^200/)

  // The renderer must not outlive the server, however that ends.
  const [restarted] = childrenOf(server.pid ?? 0)
  server.kill('SIGKILL')
  await ended(server)
  await expect
    .poll(() => {
      try {
        return process.kill(restarted ?? 0, 0)
      } catch {
        return false
      }
    })
    .toBe(false)
})
