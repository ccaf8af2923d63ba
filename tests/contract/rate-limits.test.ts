import { expect, test } from 'vitest'
import { keysIn } from '../fixtures/keys'
import { testServer } from '../test-server'
import { call, newClient, withId } from './client'

/** Creates a key with or without rate limits, and waits until the server accepts it. */
async function newKey(unlimited: boolean): Promise<string> {
  const project = await withId('/projects/{id}')
  const keys = await keysIn(testServer.keyFile)
  const { key } = await keys.create('rate limit test', { unlimited })
  await keys.close()
  await expect.poll(async () => (await call('/health', { key })).status).toBe(200)
  await expect
    .poll(async () => (await call(project, { key, headers: newClient() })).status)
    .toBe(200)
  return key
}

const limits = {
  general: ['/projects/{id}', 120],
  search: ['/search?query=eu', 30],
  graph: ['/graph/links', 10],
  health: ['/health', 120],
} as const

for (const [limit, [template, quota]] of Object.entries(limits)) {
  test(`the ${limit} limit counts down, then answers 429 with Retry-After`, async () => {
    const path = await withId(template)
    const key = await newKey(false)
    const headers = newClient()
    const first = await call(path, { key, headers })
    expect(first.headers.get('ratelimit-policy')).toBe(`"${limit}";q=${quota};w=60`)
    expect(first.headers.get('ratelimit')).toMatch(new RegExp(`^"${limit}";r=${quota - 1};t=\\d+$`))
    expect(first.headers.get('x-ratelimit-limit')).toBe(String(quota))
    expect(first.headers.get('x-ratelimit-remaining')).toBe(String(quota - 1))
    expect(Number(first.headers.get('x-ratelimit-reset'))).toBeGreaterThan(0)
    for (let sent = 1; sent < quota; sent += 1) {
      expect((await call(path, { key, headers })).status).toBe(200)
    }
    const refused = await call(path, { key, headers })
    expect(refused.status).toBe(429)
    expect((await refused.json()).error.code).toBe('rate_limit_exceeded')
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
    expect(refused.headers.get('ratelimit')).toContain(';r=0;')
    const elsewhere = await call(path, { key, headers: newClient() })
    expect(elsewhere.status).toBe(200)
  })
}

test('the classes are counted separately, and a 304 is not counted', async () => {
  const key = await newKey(false)
  const headers = newClient()
  const remaining = async (path: string) =>
    Number((await call(path, { key, headers })).headers.get('x-ratelimit-remaining'))
  const project = await withId('/projects/{id}')
  const etag = (await call(project, { key, headers })).headers.get('etag') ?? ''
  for (let sent = 0; sent < 5; sent += 1) {
    const held = { ...headers, 'if-none-match': etag }
    expect((await call(project, { key, headers: held })).status).toBe(304)
  }
  expect(await remaining('/search?query=a')).toBe(29)
  expect(await remaining('/graph/links')).toBe(9)
  expect(await remaining('/health')).toBe(119)
  expect(await remaining(await withId('/entities/{id}'))).toBe(118)
})

test('an unlimited key and the portal’s own are exempt', async () => {
  const unlimited = await newKey(true)
  const headers = newClient()
  for (const key of [unlimited, testServer.portalKey]) {
    for (let sent = 0; sent < 12; sent += 1) {
      const response = await call('/graph/links', { key, headers })
      expect(response.status).toBe(200)
      expect(response.headers.get('ratelimit')).toBeNull()
    }
  }
})

test('guessing keys is limited as well', async () => {
  const headers = newClient()
  const statuses = new Set<number>()
  const project = await withId('/projects/{id}')
  for (let sent = 0; sent < 121; sent += 1) {
    statuses.add((await call(project, { key: `guess-${sent}`, headers })).status)
  }
  expect([...statuses]).toEqual([401, 429])
})
