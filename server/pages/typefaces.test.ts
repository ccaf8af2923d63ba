import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { typefaceRoutes, typefaceRules } from './typefaces'

test('serves the files that the rules name, and no others', async () => {
  const app = Fastify()
  typefaceRoutes(app)
  const addresses = [...typefaceRules.matchAll(/url\(([^)]+)\)/g)].map(
    ([, address = '']) => address,
  )
  expect(addresses).toHaveLength(2)
  for (const url of addresses) {
    const response = await app.inject({ url })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'font/woff2'])
    expect(response.rawPayload.subarray(0, 4).toString('latin1')).toBe('wOF2')
    const headers = { 'if-none-match': String(response.headers.etag) }
    expect((await app.inject({ url, headers })).statusCode).toBe(304)
  }
  for (const url of ['/typefaces/none.woff2', '/typefaces/toString', '/typefaces/..%2Fa.woff2']) {
    expect((await app.inject({ url })).statusCode).toBe(404)
  }
  await app.close()
})
