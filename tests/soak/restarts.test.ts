import { Agent, request as send } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { type Place, startServer } from '../contract/processes'
import { copiedPlace } from '../contract/stored-place'
import { projectIds } from './loaded-server'

const key = 'portal-key-of-this-place'
const rounds = 2
/** The paths that each client requests repeatedly: cached pages, the API, and pages that must be rendered. */
const clients = ['/projects', '/projects', '/api/v1/projects', '/api/v1/projects', 'cold', 'cold']

/**
 * The status of a response that was received completely, 0 if the connection was refused, or an error if it broke off.
 */
const get = ({ port }: Place, agent: Agent, path: string): Promise<number | Error> =>
  new Promise((resolve) => {
    const options = { port, path, agent, headers: { 'x-api-key': key } }
    const request = send(options, (response) => {
      response.once('error', resolve).once('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 0 : error),
    )
    request.end()
  })

test(`${rounds} restarts under load fail no request that had begun`, async () => {
  const place = await copiedPlace()
  const wrong: unknown[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(place)
    const ids = await projectIds(place, 3)
    const half = connect(place.port, '127.0.0.1', () => half.write('GET / HTT'))
    half.on('error', () => {})
    let isOver = false
    let good = 0
    /**
     * The clients that have received a response: the renderer has started once those of pages are
     * among them.
     */
    const answered = new Set<number>()
    const loads = clients.map(async (client, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (!isOver) {
        const status = await get(
          place,
          agent,
          client === 'cold' ? `/embed/projects/${ids.pop()}` : client,
        )
        if (status === 200) {
          good += 1
          answered.add(index)
        } else if (status === 0) break
        else wrong.push(status)
      }
      agent.destroy()
    })
    await expect.poll(() => answered.size, { timeout: 60_000 }).toBe(clients.length)
    await expect.poll(() => good).toBeGreaterThan(500)
    expect(await server.stop()).toBe(0)
    isOver = true
    await Promise.all(loads)
    half.destroy()
  }
  expect(wrong).toEqual([])
})
