import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { serveClient } from '@/tests/fixtures/client-of-server'
import { type PurgeOptions, purgeSnapshot, storeEventHandler } from './store-events'

const old = 'ab'.repeat(32)
const oldKey = `snapshot-${'ab'.repeat(16)}`
const replaced = { hash: 'cd'.repeat(32), replaced: old }

interface Purge {
  method?: string
  url?: string
  headers: IncomingMessage['headers']
  body: string
}

/** A CDN that answers purges with these statuses in turn, then repeats the last one. */
async function cdn(...statuses: number[]) {
  const purges: Purge[] = []
  const { baseUrl } = await serveClient(async (request, response) => {
    const { method, url, headers } = request
    const body = Buffer.concat(await request.toArray()).toString()
    purges.push({ method, url, headers, body })
    response.writeHead(statuses[purges.length - 1] ?? statuses.at(-1) ?? 200).end('{}')
  })
  return { PURGE_URL: `${baseUrl}/service/a/purge`, purges }
}

/** A log that keeps its lines. */
function keptLog() {
  const lines: string[] = []
  const keep = (about: object, text: string) => lines.push(`${text} ${JSON.stringify(about)}`)
  const log = { info: keep, error: keep } as unknown as FastifyBaseLogger
  return { lines, log }
}

test('purges the replaced snapshot, with either header', async () => {
  const { PURGE_URL, purges } = await cdn(200)
  const PURGE_HEADERS = { 'fastly-key': 'sesame' }
  for (const SURROGATE_KEYS of ['Surrogate-Key', 'Cache-Tag'] as const) {
    const { log, lines } = keptLog()
    storeEventHandler(log, { PURGE_URL, PURGE_HEADERS, SURROGATE_KEYS })(replaced)
    await expect.poll(() => lines.at(-1), { interval: 5 }).toContain('purged')
    expect(lines.join()).not.toContain('sesame')
  }
  const [byHeader, byBody] = purges
  expect(purges).toHaveLength(2)
  expect(byHeader).toMatchObject({
    method: 'POST',
    url: '/service/a/purge',
    headers: { 'surrogate-key': oldKey, 'fastly-key': 'sesame' },
    body: '',
  })
  expect(byBody?.headers).toMatchObject({
    'content-type': 'application/json',
    'fastly-key': 'sesame',
  })
  expect(JSON.parse(byBody?.body ?? '')).toEqual({ tags: [oldKey] })
})

test('purges nothing if nothing was replaced, or no CDN is configured', async () => {
  const { PURGE_URL, purges } = await cdn(200)
  const { log, lines } = keptLog()
  const options = { SURROGATE_KEYS: 'Surrogate-Key' } as const
  const handle = storeEventHandler(log, { ...options, PURGE_URL })
  handle({ hash: old, replaced: old })
  handle({ error: new Error('damaged') })
  handle({ reachable: true })
  storeEventHandler(log, options)(replaced)
  expect(lines).toHaveLength(4)
  // A purge after these would be the second one, if they had made any.
  handle(replaced)
  await expect.poll(() => purges.length, { interval: 5 }).toBe(1)
})

const purgeSoon = (options: PurgeOptions & { PURGE_URL: string }) => purgeSnapshot(old, options, 1)

test('retries, and reports the response without an address after four attempts', async () => {
  const recovering = await cdn(503, 429, 200)
  await purgeSoon(recovering)
  expect(recovering.purges).toHaveLength(3)
  const refusing = await cdn(403)
  await expect(purgeSoon(refusing)).rejects.toThrow(/^the purge was answered 403$/)
  expect(refusing.purges).toHaveLength(4)
})

test('does not follow a redirect, nor send the token to its target', async () => {
  const { PURGE_URL, purges } = await cdn(302)
  await expect(purgeSoon({ PURGE_URL })).rejects.toThrow('302')
  expect(purges).toHaveLength(4)
})
