/** Capitals make no difference to what the portal and the API find, with the names of the real facts. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snapshotOfFacts } from '../fixtures/every-record'
import { realSearches } from './searches'

/** Some letters become others in capitals, such as `ß`, so that the text in capitals is a different one. */
const isReversible = (text: string): boolean =>
  text.toUpperCase().toLowerCase() === text.toLowerCase()

const titles = async (): Promise<string[]> =>
  (await snapshotOfFacts()).search.map(({ result }) => result.title).filter(isReversible)

const spellings = (text: string): string[] => [text, text.toLowerCase(), text.toUpperCase()]

test('a name, or a part of one, finds the same in small letters and in capitals', async () => {
  const { portal, api } = await realSearches()
  const all = await titles()
  const mixed = all.filter((title) => /\p{Ll}\p{Lu}/u.test(title))
  expect(mixed.length).toBeGreaterThan(50)
  const part = fc
    .tuple(fc.constantFrom(...all), fc.nat(40), fc.integer({ min: 1, max: 30 }))
    .map(([title, start, length]) => title.slice(start % title.length).slice(0, length))
    .filter(isReversible)
  // A name with capitals within a word is indexed as one word and as several.
  const query = fc.oneof(part, fc.constantFrom(...mixed))
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      for (const search of [portal, api]) {
        const [asWritten, ...others] = await Promise.all(spellings(text).map(search))
        for (const other of others) expect(other).toEqual(asWritten)
      }
    }),
    { numRuns: 80 },
  )
})
