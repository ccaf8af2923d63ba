/** Keys that become valid, or are revoked, at all instances. */
import { expect } from 'vitest'
import { ask, type Instance, withInstances } from '../fixtures/instances'
import { testWith } from '../services/programs'
import { withRedis } from '../services/redis'

const test = testWith('redis')

const statusOf = async (server: Instance, key: string) =>
  (await ask(server, '/api/v1/projects', { key })).statusCode

const becomes = (server: Instance, key: string, status: number) =>
  expect.poll(() => statusOf(server, key), { interval: 25 }).toBe(status)

test('a key that one instance makes is valid at all, and one that it revokes at none', () =>
  withRedis(({ url }) =>
    withInstances({ url }, async (one, other) => {
      const made = await ask(one, '/keys', { method: 'POST' })
      const [, key = ''] = /<pre>(atlas_[^<]+)<\/pre>/.exec(made.body) ?? []
      await becomes(other, key, 200)
      const operators = other.keys.create('Operator', { unlimited: true })
      await becomes(one, operators.key, 200)
      expect(one.keys.find(operators.key)).toMatchObject({ name: 'Operator', unlimited: true })
      for (const { id } of other.keys.list()) other.keys.revoke(id)
      await becomes(one, key, 401)
      await becomes(one, operators.key, 401)
      expect(await statusOf(other, key)).toBe(401)
    }),
  ))

test('Redis has the hashes of keys, and no key', () =>
  withRedis(({ url }) =>
    withInstances({ url }, async (one, other) => {
      const { id, key } = one.keys.create('Reader')
      await becomes(other, key, 200)
      const kept = JSON.stringify(await one.shared.ask((redis) => redis.hgetall('keys')))
      expect(kept).toContain(id)
      expect(kept).not.toContain(key.slice(-40))
    }),
  ))

test('what was made and revoked while Redis was away is known everywhere once it is back', () =>
  withRedis((redis) =>
    withInstances({ url: redis.url }, async (one, other) => {
      const before = one.keys.create('before')
      await becomes(other, before.key, 200)
      await redis.kill()
      const during = one.keys.create('during')
      other.keys.revoke(before.id)
      expect(await statusOf(one, before.key)).toBe(200)
      expect(await statusOf(other, during.key)).toBe(401)
      await redis.start()
      const ready = () => one.shared.isPresent && other.shared.isPresent
      await expect.poll(ready, { interval: 20 }).toBe(true)
      await becomes(other, during.key, 200)
      await becomes(one, before.key, 401)
    }),
  ))

test('records that are damaged or forged are dropped, and harm no key', () =>
  withRedis(({ url }) =>
    withInstances({ url }, async (one, other) => {
      const { id, key } = one.keys.create('Reader')
      await becomes(other, key, 200)
      const [record] = one.keys.records()
      const forged = { ...record, hash: 'A'.repeat(43), revoked: '2026-01-01T00:00:00Z' }
      const wrong = { '00000000': '{"id":', '00000001': JSON.stringify({ ...record, name: 7 }) }
      await one.shared.ask((redis) =>
        redis
          .multi()
          .hset('keys', { ...wrong, [id]: JSON.stringify(forged) })
          .incr('keys-version')
          .exec(),
      )
      const left = async () => Object.keys((await one.shared.ask((r) => r.hgetall('keys'))) ?? {})
      await expect.poll(left, { interval: 25 }).toEqual([id])
      for (const server of [one, other]) expect(await statusOf(server, key)).toBe(200)
      expect([...one.damages, ...other.damages]).toEqual([])
    }),
  ))
