/** Keys that visitors create themselves, on a separate server. */
import { Agent, request } from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '../contract/processes'
import { syntheticPlace } from '../contract/stored-place'
import { keysIn } from '../fixtures/keys'

const attempts = 10_000

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
}

const send = (port: number, method: string, target: string, key?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': '10.1.2.3', ...(key ? { 'x-api-key': key } : {}) }
    const options = { agent, port, host: '127.0.0.1', path: target, method, headers }
    const sent = request(options, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
    })
    sent.on('error', reject).end()
  })

test(`${attempts} attempts from one address create five keys, which have the limits of the contract`, async () => {
  const place = await syntheticPlace()
  const environment = { ...place.environment, TRUST_PROXY: '127.0.0.1' }
  const server = await startServer({ environment }, 'api')
  try {
    const answers: Answer[] = []
    for (let first = 0; first < attempts; first += 500) {
      const batch = Array.from({ length: 500 }, () => send(place.port, 'POST', '/keys'))
      answers.push(...(await Promise.all(batch)))
    }
    const successes = answers.filter(({ status }) => status === 200)
    expect(successes).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(attempts - 5)
    const key = /<pre>(atlas_[^<]+)<\/pre>/.exec(successes[0]?.body ?? '')?.[1]
    const limits: [string, string][] = [
      ['/api/v1/projects', '120'],
      ['/api/v1/search', '30'],
      ['/api/v1/graph/nodes', '10'],
    ]
    for (const [target, limit] of limits) {
      const { status, headers } = await send(place.port, 'GET', target, key)
      expect([status, headers['x-ratelimit-limit']], target).toEqual([200, limit])
    }
  } finally {
    await server.stop()
  }
  const keys = await keysIn(path.join(path.dirname(place.store), 'keys.db'))
  expect(await keys.list()).toHaveLength(5)
  await keys.close()
})
