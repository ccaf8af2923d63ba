import { expect, test } from 'vitest'
import { UpstreamUnavailable } from '@/lib/client/result'
import { notFound, route } from './route-response'

const request = new Request('http://localhost/file')

test('passes on the response of a handler, including errors', async () => {
  expect((await route(() => new Response('file'))(request, {})).status).toBe(200)
  const missing = await route(() => notFound())(request, {})
  expect(missing.status).toBe(404)
  expect(await missing.text()).toBe('There is no such file.\n')
})

test('requests a retry while the API does not respond, and prevents caching', async () => {
  const handler = route(async () => {
    throw new UpstreamUnavailable('status 500')
  })
  const { status, headers } = await handler(request, {})
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('10')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('does not disguise its own errors as an outage', async () => {
  const handler = route(async () => {
    throw new TypeError('a fault')
  })
  await expect(handler(request, {})).rejects.toThrow('a fault')
})
