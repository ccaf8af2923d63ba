import { expect, test } from 'vitest'
import { compiledWith } from '@/tests/fixtures/facts'
import { makeManifest } from './snapshot'

test('the manifest counts the items of every family', async () => {
  const snapshot = await compiledWith()
  const { counts, title, date, terms } = makeManifest(snapshot)
  expect(counts).toMatchObject({ projects: 6, entities: 4, people: 2, countries: 250 })
  expect(Object.keys(counts)).toEqual(Object.keys(snapshot.families))
  expect({ title, date, terms }).toEqual({
    title: snapshot.title,
    date: snapshot.date,
    terms: snapshot.terms,
  })
})
