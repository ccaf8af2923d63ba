/** Tests of mirrors of this project's own API with a folder of facts. */
import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { ended, newPlace } from '../contract/processes'
import { apiOf, counting, differences, everything, mirrored, runMirror, served } from './mirrors'

export interface MirrorTests {
  facts: string
  /** Searches that find something, but no region. */
  queries: readonly string[]
  /**
   * The number of further requests after which each run is killed, one entry per kill, given the total number of
   * requests.
   */
  killsAfter: (all: number) => number[]
}

/** The number of documents that a mirror fetches at once; a kill loses those under way. */
const atOnce = 8

export function testMirrors({ facts, queries, killsAfter }: MirrorTests): void {
  test('a mirror of our own API says what the original says, and a later run fetches only what has changed', async () => {
    test.setTimeout(180_000)
    const original = await apiOf(facts)
    const copy = await newPlace()
    const said = await served(original, async () => {
      const { from, statuses, stop } = await counting(original)
      await mirrored(copy, from)
      const first = [...statuses.values()].flat()
      expect(first.every((status) => status === 200)).toBe(true)
      expect([...statuses.values()].every((list) => list.length === 1)).toBe(true)
      statuses.clear()
      await mirrored(copy, from)
      const second = [...statuses.values()].flat()
      expect(second.length).toBe(first.length)
      const withBody = second.filter((status) => status !== 304)
      expect(withBody.length / second.length).toBeLessThan(0.05)
      await stop()
      const all = await everything(original, queries)
      expect(all.size).toBeGreaterThan(first.length / 2)
      return all
    })
    const again = await served(copy, () => everything(copy, queries))
    expect(differences(said, again)).toEqual([])
  })

  test('killed at several moments and run again, it ends with the same and has fetched nothing twice', async () => {
    test.setTimeout(300_000)
    const original = await apiOf(facts)
    const whole = await newPlace()
    const interrupted = await newPlace()
    await served(original, async () => {
      const { from, statuses, more, stop } = await counting(original)
      await mirrored(whole, from)
      const kills = killsAfter(statuses.size)
      statuses.clear()
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
      await stop()
    })
    const one = await served(whole, () => everything(whole, queries))
    const other = await served(interrupted, () => everything(interrupted, queries))
    expect(differences(one, other)).toEqual([])
  })
}
