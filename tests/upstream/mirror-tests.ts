/** Tests of mirrors of this project's own API with a folder of facts. */
import { expect, test } from 'vitest'
import { newPlace } from '../contract/processes'
import { counting, differences, everything, getApi, mirrored, served } from './mirrors'

export interface MirrorTests {
  facts: string
  /** Searches that find something, but no region. */
  queries: readonly string[]
}

export function testMirrors({ facts, queries }: MirrorTests): void {
  test('a mirror of our own API has the same data as the original, and a later run fetches only changes', async () => {
    const original = await getApi(facts)
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
}
