/** One client floods the server with requests for uncached pages while others visit it. */
import { Agent, request as send } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Place, read, startServer } from '../contract/processes'
import { copiedPlace } from '../contract/stored-place'
import { projectIds } from './loaded-server'
import { measureTimes, printLine } from './mixed-load'

interface Answer {
  status: number
  milliseconds: number
}

const get = ({ port }: Place, agent: Agent, path: string, client: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const since = performance.now()
    const headers = { 'x-forwarded-for': client, 'accept-encoding': 'gzip' }
    const request = send({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response
        .resume()
        .once('end', () =>
          resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - since }),
        )
    })
    request.once('error', reject)
    request.end()
  })

async function startBehindProxy() {
  const place = await copiedPlace()
  Object.assign(place.environment, { TRUST_PROXY: '127.0.0.1' })
  const { stop } = await startServer(place)
  const ids = await projectIds(place, 4)
  // The first page waits until the renderer has started and read the data, which is not what a flood delays.
  await read(place, `/embed/projects/${ids[0]}`)
  return { place, ids, stop }
}

const visitorCount = 10
/** Each visitor requests so many pages that nobody has requested before. */
const visits = 12

/**
 * Each pair is a page of its own. Floods of other addresses cost no renders: those that cannot exist are tested in
 * `server/pages/known-pages.test.ts`, and wrong names of records in `server/pages/routes.test.ts`.
 */
const getComparison = (number: number, ids: number[]): string =>
  `/compare?ids=${ids[number % ids.length]},${ids[Math.floor(number / ids.length) % ids.length]}`

test('a flood of comparisons over 90 connections refuses no page to ten other visitors', async () => {
  const { place, ids, stop } = await startBehindProxy()
  const agent = new Agent({ keepAlive: true })
  let isOver = false
  let number = 0
  const statuses: Record<string, number> = {}
  const attackers = Array.from({ length: 90 }, async () => {
    while (!isOver) {
      number += 1
      const { status } = await get(place, agent, getComparison(number, ids), '203.0.113.7')
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  })
  const answers: Answer[] = []
  const visitors = Array.from({ length: visitorCount }, async (_, visitor) => {
    const first = 1 + visitor * visits
    for (const id of ids.slice(first, first + visits)) {
      answers.push(await get(place, agent, `/embed/projects/${id}`, `192.0.2.${visitor}`))
      await sleep(500)
    }
  })
  await Promise.all(visitors)
  isOver = true
  await Promise.all(attackers)
  printLine(`${JSON.stringify(statuses)}; visitors: ${measureTimes(answers)}`)
  expect(answers).toHaveLength(visitorCount * visits)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  agent.destroy()
  await stop()
})
