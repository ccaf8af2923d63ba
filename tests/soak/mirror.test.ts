/** A mirror of the real facts that is killed again and again; `tests/upstream/mirror.test.ts` has an undisturbed one. */
import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saveTo } from '@/lib/store/open-store'
import { ended, newPlace } from '../contract/processes'
import { snapshotOfFacts } from '../fixtures/every-record'
import {
  counting,
  differences,
  everything,
  expectOnlyChanges,
  mirrored,
  runMirror,
  serve,
} from '../upstream/mirrors'

/** Searches that find something, but no region. */
const queries = ['zug', 'swiss', 'bank', 'did:web']
const killCount = 3
/** The number of documents that a mirror fetches at once; a kill loses those under way. */
const atOnce = 8

/** The number of further requests after which each run is killed, given the total number of requests. */
const killsAfter = (all: number): number[] =>
  fc.sample(fc.integer({ min: 1, max: Math.floor(all / (killCount + 2)) }), {
    numRuns: killCount,
    seed: 20261122,
  })

test('after kills at several moments, a mirror has the same data and has fetched nothing twice, and a later run fetches only changes', async () => {
  const original = await newPlace()
  await saveTo(original.store, await snapshotOfFacts())
  const interrupted = await newPlace()
  await serve(original)
  const { from, statuses, more } = await counting(original)
  const all = await everything(original, queries)
  const kills = killsAfter(all.size)
  for (const kill of kills) {
    const reached = more(kill)
    const child = runMirror(interrupted, from)
    const gone = ended(child)
    await Promise.race([reached, gone])
    child.kill('SIGKILL')
    expect(await gone).toBe('SIGKILL')
    expect(existsSync(interrupted.store), 'loaded in one step').toBe(false)
  }
  await mirrored(interrupted, from)
  const twice = [...statuses.values()].filter((list) => list.length > 1).length
  expect(twice).toBeLessThanOrEqual(kills.length * atOnce)
  const documents = statuses.size
  statuses.clear()
  await mirrored(interrupted, from)
  expectOnlyChanges(statuses, documents)
  await serve(interrupted)
  const other = await everything(interrupted, queries)
  expect(differences(all, other)).toEqual([])
})
