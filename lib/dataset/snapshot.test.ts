import { expect, test } from 'vitest'
import { compiledWith } from '@/tests/fixtures/facts'
import { found, item, makeSnapshot } from '@/tests/fixtures/snapshot'
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

test('the hash changes with every part of a snapshot', () => {
  const parts = {
    items: { people: [item(1, 'Ada')] },
    search: [found('people', 'Ada', 1)],
    documents: { 'people/1': { id: 1 } },
  }
  const snapshots = [
    makeSnapshot(parts),
    makeSnapshot({ ...parts, title: 'Other' }),
    makeSnapshot({ ...parts, items: { people: [item(1, 'Bo')] } }),
    makeSnapshot({ ...parts, search: [found('people', 'Ada', 2)] }),
    makeSnapshot({ ...parts, documents: { 'people/1': { id: 2 } } }),
    makeSnapshot({ ...parts, documents: { 'people/2': { id: 1 } } }),
    { ...makeSnapshot(parts), date: '2026-01-03T00:00:00Z' },
  ]
  const hashes = snapshots.map((snapshot) => makeManifest(snapshot).hash)
  expect(new Set(hashes).size).toBe(hashes.length)
})
