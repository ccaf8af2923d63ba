/** The tests that every implementation of the store must pass. */
import { expect, test } from 'vitest'
import { collections } from '@/lib/contract/additions'
import { Dataset } from '@/lib/dataset/dataset'
import { makeManifest, type Snapshot } from '@/lib/dataset/snapshot'
import { loadFrom, openStore, saveTo } from '@/lib/store/open-store'
import { StoreError } from '@/lib/store/store'
import { compiledWith } from '../../fixtures/facts'
import { makeSnapshot } from '../../fixtures/snapshot'
import { currentTitle, titledSnapshot } from './titled-snapshots'

/** Everything that a dataset contains. */
const getContent = (dataset: Dataset, { documents }: Snapshot) => ({
  manifest: dataset.manifest,
  records: collections.map((collection) => [...dataset.records(collection)]),
  documents: [...documents.keys()].map((path) => dataset.document(path)),
  results: dataset.search(undefined, 1000),
})

/** @param newLocation returns the location of a store without a snapshot */
export function testStore(newLocation: () => string | Promise<string>) {
  test('a snapshot is loaded as it was saved', async () => {
    const location = await newLocation()
    const snapshot = await compiledWith()
    const manifest = await saveTo(location, snapshot, 'hash of the facts')
    const { dataset, facts } = await loadFrom(location)
    const original = JSON.parse(JSON.stringify(makeManifest(snapshot)))
    expect([manifest, dataset.manifest]).toEqual([makeManifest(snapshot), original])
    expect(getContent(dataset, snapshot)).toEqual({
      ...getContent(Dataset.of(snapshot), snapshot),
      manifest: original,
    })
    expect(facts).toBe('hash of the facts')
  })

  test('without a snapshot, the error names the command', async () => {
    const location = await newLocation()
    const error = await loadFrom(location).catch((cause) => cause)
    expect(error).toBeInstanceOf(StoreError)
    expect(error.message).toMatch(/^There is no .+ Run `npm run data:compile`\.$/)
  })

  test('texts with control characters and lone surrogates survive', async () => {
    const location = await newLocation()
    const document = { text: 'Zürich "quoted" \\ \t\n \0 🪪 \u2028 \ud800' }
    await saveTo(location, makeSnapshot({ documents: { a: document } }))
    expect((await loadFrom(location)).dataset.document('a')).toBe(JSON.stringify(document))
  })

  test('each new snapshot has another identity, and the facts of the last one are known', async () => {
    const location = await newLocation()
    const store = openStore(location)
    try {
      const identities = [await store.identity()]
      for (const title of ['First', 'Second']) {
        await store.save(titledSnapshot(title), title)
        const stored = await store.load()
        expect([stored.dataset.manifest.title, stored.facts]).toEqual([title, title])
        expect(await store.identity()).toBe(stored.identity)
        identities.push(stored.identity)
      }
      expect(new Set(identities).size).toBe(3)
      await store.save(titledSnapshot('Second'))
      expect((await store.load()).facts).toBeUndefined()
    } finally {
      await store.close()
    }
  })

  test('readers find one snapshot or the other while they are replaced', async () => {
    const location = await newLocation()
    await saveTo(location, titledSnapshot('First'))
    let saving = true
    const read = async (): Promise<Set<string>> => {
      const titles = new Set<string>()
      while (saving) titles.add(await currentTitle(location))
      return titles
    }
    const readers = [read(), read(), read()]
    for (const title of ['Second', 'First', 'Second', 'First', 'Second']) {
      await saveTo(location, titledSnapshot(title))
    }
    saving = false
    for (const titles of await Promise.all(readers)) {
      expect(titles.size).toBeGreaterThan(0)
      expect([...titles].filter((title) => !['First', 'Second'].includes(title))).toEqual([])
    }
    expect(await currentTitle(location)).toBe('Second')
  })

  test('concurrent saves run one after the other', async () => {
    const location = await newLocation()
    const titles = ['First', 'Second', 'Third']
    await Promise.all(titles.map((title) => saveTo(location, titledSnapshot(title))))
    expect(titles).toContain(await currentTitle(location))
  })
}
