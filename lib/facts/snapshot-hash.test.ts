import { expect, test } from 'vitest'
import { makeManifest, snapshotFormat } from '@/lib/dataset/snapshot'
import { compile } from '@/lib/facts/compile/compile'
import type { CheckedFacts } from '@/lib/facts/load/check'
import { checkedFacts } from '@/tests/fixtures/facts'

const computeHash = (checked: CheckedFacts): string => makeManifest(compile(checked)).hash

test('the hash depends only on the content, and is hexadecimal', async () => {
  const checked = await checkedFacts()
  expect(computeHash(checked)).toMatch(/^[0-9a-f]{64}$/)
  expect(computeHash(structuredClone(checked))).toBe(computeHash(checked))
})

test('the manifest counts the items of every family', async () => {
  const snapshot = compile(await checkedFacts())
  const { counts, title, date, terms } = makeManifest(snapshot)
  expect(counts).toMatchObject({ projects: 6, entities: 4, people: 2, countries: 250 })
  expect(Object.keys(counts)).toEqual(Object.keys(snapshot.families))
  expect({ title, date, terms }).toEqual({
    title: snapshot.title,
    date: snapshot.date,
    terms: snapshot.terms,
  })
  expect(Number.isSafeInteger(snapshotFormat)).toBe(true)
})
