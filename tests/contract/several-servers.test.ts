/** Several servers on one machine, behind one port. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { expect } from 'vitest'
import { freePort } from '@/server/free-port'
import { testWith } from '../services/programs'
import { withRedis } from '../services/redis'
import { ended, type Place, printed, runScript } from './processes'
import { syntheticPlace } from './stored-place'

const test = testWith('redis', 'ps')

/** The processes that a command has forked to serve. */
function serversOf({ pid }: ChildProcess): number[] {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)]).toString()
  return [...children.matchAll(/^\s*(\d+) .*\/start\.js/gm)].map(([, id]) => Number(id))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Each request has a connection of its own, which goes to the next server. */
async function statusOf({ port }: Place, target: string): Promise<number> {
  const headers = { connection: 'close', 'x-api-key': 'unknown' }
  const response = await fetch(`http://127.0.0.1:${port}${target}`, { headers })
  await response.arrayBuffer()
  return response.status
}

test('servers of one machine share port and limits, start again when they end, and end together', async () => {
  await withRedis(async ({ url }) => {
    const place = await syntheticPlace()
    const metricsPort = await freePort()
    Object.assign(place.environment, {
      PROCESSES: '2',
      REDIS_URL: url,
      METRICS_PORT: String(metricsPort),
    })
    const command = runScript('start', place)
    await printed(command, 'Listening')
    const known = serversOf(command)
    try {
      const operations = async (target: string) =>
        (await fetch(`http://127.0.0.1:${metricsPort}${target}`)).text()
      expect(JSON.parse(await operations('/ready'))).toEqual({
        status: 'ok',
        parts: { 'server 1': 'ok', 'server 2': 'ok' },
      })
      expect(await statusOf(place, '/about')).toBe(200)

      const statuses: number[] = []
      for (let sent = 0; sent < 130; sent += 1) {
        statuses.push(await statusOf(place, '/api/v1/projects'))
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(120)
      expect(statuses.filter((status) => status === 429)).toHaveLength(10)
      const counted = await operations('/metrics')
      expect(counted).toMatch(/http_requests_total\{route="\/api\/v1\/projects",status="4xx"\} 130/)
      expect(counted).toMatch(/^did_atlas_shared_state_up 1$/m)

      const [first = 0] = known
      expect(known).toHaveLength(2)
      process.kill(first, 'SIGKILL')
      await expect.poll(() => serversOf(command).includes(first)).toBe(false)
      expect(await statusOf(place, '/about')).toBe(200)
      const ready = async () => JSON.parse(await operations('/ready')).status
      await expect.poll(ready, { timeout: 60_000 }).toBe('ok')
      known.push(...serversOf(command))
      expect(new Set(known).size).toBe(3)
    } finally {
      command.kill('SIGTERM')
      expect(await ended(command)).toBe(0)
    }
    expect(known.filter(isAlive)).toEqual([])
  })
})

test('servers that cannot start end the command, which says why', async () => {
  await withRedis(async ({ url }) => {
    const place = await syntheticPlace()
    Object.assign(place.environment, { PROCESSES: '2', REDIS_URL: url, HOST: '203.0.113.1' })
    const command = runScript('start', place)
    const said = printed(command, 'Setting HOST is wrong')
    expect(await ended(command)).toBe(2)
    await said
  })
})
