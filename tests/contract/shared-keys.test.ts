/** API keys of two servers whose keys are in one PostgreSQL database. */
import { expect } from 'vitest'
import { ask, type Instance, startInstances } from '../fixtures/instances'
import { emptyDatabase } from '../fixtures/postgres'
import { isDatabaseMissing, testWith, testWithDatabase } from '../services/programs'
import { startRedis } from '../services/redis'

const test = isDatabaseMissing ? testWithDatabase : testWith('redis')

const getStatus = async (server: Instance, key: string) =>
  (await ask(server, '/api/v1/projects', { key })).statusCode

const becomes = (server: Instance, key: string, status: number) =>
  expect.poll(() => getStatus(server, key), { interval: 100 }).toBe(status)

test('a key created on one server is valid on both, and a revoked key on none', async () => {
  const { url } = await startRedis()
  const database = await emptyDatabase()
  const { one, other } = await startInstances({ url, database })
  const response = await ask(one, '/keys', { method: 'POST' })
  const [, key = ''] = /<pre>(atlas_[^<]+)<\/pre>/.exec(response.body) ?? []
  expect(await getStatus(one, key)).toBe(200)
  await becomes(other, key, 200)
  const operators = await other.keys.create('Operator', { unlimited: true })
  await becomes(one, operators.key, 200)
  expect(one.keys.find(operators.key)).toMatchObject({ name: 'Operator', unlimited: true })
  for (const { id } of await other.keys.list()) await other.keys.revoke(id)
  for (const gone of [key, operators.key]) {
    expect(await getStatus(other, gone)).toBe(401)
    await becomes(one, gone, 401)
  }
})
