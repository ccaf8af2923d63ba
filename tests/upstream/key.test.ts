import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pagesOfEveryKind } from './pages'
import { startPortal } from './portal'
import { startStub, upstreamKey } from './stub'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((entry) => path.join(folder, String(entry)))
    .filter((file) => statSync(file).isFile())

const keys = [upstreamKey, Buffer.from(upstreamKey).toString('base64')]

/** The places that contain the key in any of its forms. */
const placesIn = (texts: Map<string, string>): string[] =>
  [...texts].flatMap(([place, text]) =>
    keys
      .filter((key) => text.toLowerCase().includes(key.toLowerCase()))
      .map((key) => `${key} in ${place}`),
  )

test('no page, payload, error page, log or copy contains the key, and no bundle reads it', async () => {
  const stub = await startStub({ cacheControl: 'public, max-age=1, s-maxage=1' })
  const portal = await startPortal(stub, {
    API_BUDGET: '1000/s, 1000/s, 1000/s',
    LOG_LEVEL: 'trace',
  })
  const texts = new Map<string, string>()
  const collect = async (name: string, addresses: string[], headers = {}) => {
    for (const address of addresses) {
      const response = await portal.get(address, headers)
      const sent = JSON.stringify([...response.headers]) + (await response.text())
      texts.set(`${name} ${address}`, sent)
    }
  }
  const missing = ['/projects/1', '/nothing/here', '/projects/x', '/%zz', '/api/v1/projects']
  await collect('page', [...pagesOfEveryKind(), ...missing])
  // Each page contains its payload, so a few are enough.
  const some = pagesOfEveryKind().filter((_, index) => index % 6 === 0)
  await collect('payload', some, { rsc: '1' })
  for (const fault of ['status 500', 'HTML instead of JSON', 'refused'] as const) {
    stub.fail(fault)
    await collect(fault, ['/', '/projects?page=2', '/projects/7000400', '/terms'])
  }
  await portal.stop()
  await stub.stop()
  texts.set('the log', portal.output())
  for (const file of filesIn(path.dirname(portal.place.store))) {
    texts.set(file, readFileSync(file, 'latin1'))
  }
  const bundles = filesIn('.next/static').filter((file) => !/\.(br|gz|woff2)$/.test(file))
  expect(bundles.length).toBeGreaterThan(20)
  for (const file of bundles) {
    const text = readFileSync(file, 'utf8')
    texts.set(file, text)
    expect(text.includes('API_KEY'), `${file} reads no key`).toBe(false)
  }
  expect(texts.size).toBeGreaterThan(40)
  expect(placesIn(texts)).toEqual([])
  // The search does find a key that is there.
  expect(placesIn(new Map([['x', `…${upstreamKey}…`]]))).toHaveLength(1)
})

test('a key that the API refuses is reported at the start and on the status page', async () => {
  const stub = await startStub()
  const portal = await startPortal(stub, { API_KEY: 'a-key-that-is-not-the-right-one' })
  expect((await portal.get('/')).status).toBe(503)
  await expect.poll(portal.output).toMatch(/refuses requests \(.*401.*\)\. .* Check API_KEY\./)
  const state = await (await portal.get('/health/state')).json()
  expect(state).toMatchObject({ status: 'degraded' })
  expect(state.parts).toContainEqual({ name: 'Data for this site', status: 'not available' })
  expect(portal.output()).not.toContain('a-key-that-is-not')
  await portal.stop()
  await stub.stop()
})
