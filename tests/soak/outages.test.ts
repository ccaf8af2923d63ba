/** Outages of the API behind one portal: on pages of every kind, and of what they must not reveal. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pagesOfEveryKind } from '../upstream/pages'
import { notice, outageSettings, shortLived, startPortal } from '../upstream/portal'
import { startStub, upstreamKey } from '../upstream/stub'
import { projectId } from '../upstream/stub-records'

const stub = await startStub({ cacheControl: shortLived })
const portal = await startPortal(stub, { ...outageSettings, LOG_LEVEL: 'trace' })

afterAll(async () => {
  await portal.stop()
  await stub.stop()
})

/**
 * Pages that show no data, the page that describes the outage in its own words, and pages of data that this API lacks.
 */
const withoutNotice = [
  ...['/about', '/search', '/compare', '/about/corrections', '/privacy', '/accessibility'],
  ...['/health', '/verify', '/downloads/notebooks'],
  ...['/sources', '/sources/publishers', '/about/audits', '/about/codebook', '/downloads'],
  ...['/versions', '/changes', '/versions/latest/projects'],
]

test('a page of every kind with data states that it is the last good copy', async () => {
  const addresses = [
    ...pagesOfEveryKind().filter(
      // The documentation for developers shows no data either.
      (address) => !withoutNotice.includes(address) && !address.startsWith('/developers'),
    ),
    ...['/embed/map', '/embed/graph', `/embed/projects/${projectId(5)}`],
  ]
  for (const address of addresses) expect((await portal.get(address)).status, address).toBe(200)
  stub.fail('status 500')
  const marked = async (address: string) => {
    const response = await portal.get(address)
    return response.status === 200 && (await response.text()).includes(notice)
  }
  const untilMarked = (address: string) =>
    expect.poll(() => marked(address), { message: address, timeout: 90_000 }).toBe(true)
  await Promise.all(addresses.map(untilMarked))
  stub.fail()
})

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
  stub.fail()
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
