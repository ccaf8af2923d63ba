import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ended, getOutput, newPlace, runScript, waitForOutput } from '../contract/processes'
import { syntheticPlace } from '../contract/stored-place'
import {
  counting,
  differences,
  everything,
  expectOnlyChanges,
  get,
  mirrored,
  runMirror,
  serve,
} from './mirrors'
import { startStub, upstreamKey } from './stub'

/** Searches that find something, but no region. */
const queries = ['alpine', 'zurich', 'synthetic']

test('a mirror of our own API has the same data as the original, of which it signs nothing, and a later run fetches only changes', async () => {
  const original = await syntheticPlace()
  const copy = await newPlace()
  await serve(original)
  const { from, statuses } = await counting(original)
  await mirrored(copy, from)
  const documents = statuses.size
  expect([...statuses.values()]).toEqual(Array(documents).fill([200]))
  statuses.clear()
  await mirrored(copy, from)
  expectOnlyChanges(statuses, documents)
  const all = await everything(original, queries)
  expect(all.size).toBeGreaterThan(documents / 2)
  copy.environment.SITE_URL = 'https://atlas.test'
  await serve(copy)
  expect(differences(all, await everything(copy, queries))).toEqual([])
  for (const target of [
    '/projects/1.vc.json',
    '/.well-known/did.json',
    '/downloads/latest/did_atlas.vc.json',
  ]) {
    const { status } = await fetch(`http://127.0.0.1:${copy.port}${target}`)
    expect(status, target).toBe(404)
  }
  expect(existsSync(path.join(path.dirname(copy.store), 'did-keys.json'))).toBe(false)
})

test('mirrors an API that is unlike our own, with its ids, terms and credit, once its responses are usable', async () => {
  const stub = await startStub()
  const place = await newPlace()
  stub.fail('another document')
  const early = runMirror(place, stub.baseUrl, upstreamKey)
  const errors = getOutput(early.stderr)
  expect(await ended(early)).toBe(1)
  expect(errors()).toMatch(/^GET .*not a list as the contract defines it/)
  stub.fail()
  const child = runMirror(place, stub.baseUrl, upstreamKey)
  await waitForOutput(child, 'items are not as the contract defines them and were omitted')
  await waitForOutput(child, 'Stored 149 projects')
  expect(await ended(child)).toBe(0)
  await stub.stop()
  await serve(place)
  expect(await get(place, '/terms')).toContain('Synthetic upstream')
  expect(await get(place, '/projects/7000016')).toContain('"id":7000016')
  expect(await get(place, '/did-methods')).toContain('1700000000')
  expect(await get(place, '/regulations?per_page=100')).toContain('"total":29')

  const kept = readdirSync(path.dirname(place.store), { recursive: true }).map(String)
  expect(kept.some((file) => file.includes(upstreamKey))).toBe(false)
})

test('reports the fault and leaves the store unchanged', async () => {
  const original = await syntheticPlace()
  const before = readFileSync(original.store)
  const output = async (...options: string[]) => {
    const child = runScript('data-mirror', original, ...options)
    const errors = getOutput(child.stderr)
    return `${await ended(child)} ${errors()}`
  }
  const stub = await startStub()
  original.environment.UPSTREAM_API_KEY = 'not-the-key-of-the-stub'
  expect(await output('--from', stub.baseUrl)).toMatch(/^1 GET .*status 401.*UPSTREAM_API_KEY/)
  expect(await output()).toMatch(/^1 Usage:/)
  expect(await output('--from', 'https://api.example.org/')).toMatch(/^1 Usage:/)
  expect(await output('--from', stub.baseUrl, '--rate', 'fast')).toMatch(/^1 Usage:/)
  await stub.stop()
  expect(readFileSync(original.store).equals(before)).toBe(true)
})
