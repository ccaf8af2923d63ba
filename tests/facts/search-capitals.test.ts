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

test('a part of a name finds the same in small letters and in capitals', async () => {
  const { portal, api } = await realSearches()
  const query = fc
    .tuple(fc.constantFrom(...(await titles())), fc.nat(40), fc.integer({ min: 1, max: 30 }))
    .map(([title, start, length]) => title.slice(start % title.length).slice(0, length))
    .filter(isReversible)
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      for (const search of [portal, api]) {
        const [asWritten, ...others] = await Promise.all(spellings(text).map(search))
        for (const other of others) expect(other).toEqual(asWritten)
      }
    }),
    { numRuns: 50 },
  )
})

test('every name with capitals within a word finds the same without them', async () => {
  const { portal } = await realSearches()
  const mixed = (await titles()).filter((title) => /\p{Ll}\p{Lu}/u.test(title))
  expect(mixed.length).toBeGreaterThan(50)
  const different: string[] = []
  for (const title of mixed) {
    const [asWritten, ...others] = await Promise.all(spellings(title).map(portal))
    if (others.some((other) => other.join() !== asWritten?.join())) different.push(title)
  }
  expect(different).toEqual([])
})
