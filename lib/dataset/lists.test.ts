/** Documents and lists of a dataset. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collections } from '@/lib/contract/additions'
import { fold, spelled, typedLetter } from '@/lib/text/fold'
import { compiledWith } from '@/tests/fixtures/facts'
import { item, makeSnapshot } from '@/tests/fixtures/snapshot'
import { Dataset, type ListRequest } from './dataset'
import { makeManifest, type Snapshot, type SnapshotItem } from './snapshot'
import { readLines, snapshotTexts, writeLines } from './snapshot-text'

const detailText = ({ documents }: Snapshot, path: string): string | undefined => {
  const detail = documents.get(path)
  return detail && JSON.stringify(detail)
}

/** The names and the total of a list of people. */
const listing = (items: SnapshotItem[], request: Partial<ListRequest>) => {
  const dataset = Dataset.of(makeSnapshot({ items: { people: items } }))
  const list = dataset.list({ collection: 'people', page: 1, perPage: 20, ...request })
  return { names: list.items.map((text) => JSON.parse(text).name), total: list.total }
}

test('reads each record of compiled facts with its arrays and its detail', async () => {
  const snapshot = await compiledWith()
  const dataset = Dataset.of(snapshot)
  for (const collection of collections) {
    const items = { ...snapshot.families, ...snapshot.additions }[collection]
    const expected = items.map(({ id, summary, includes }) => ({
      item: JSON.stringify({ ...summary, ...includes }),
      detail: detailText(snapshot, `${collection}/${id}`),
    }))
    expect([...dataset.records(collection)], collection).toEqual(expected)
  }
})

test('a dataset is the same after it was written and read', async () => {
  const snapshot = await compiledWith()
  const texts = snapshotTexts(snapshot, makeManifest(snapshot))
  const lines = [...writeLines(texts)]
  const read = await readLines(Buffer.from(lines.join('\n')))
  expect(read.items.get('projects')).toEqual(texts.items.get('projects'))
  expect([...writeLines(read)]).toEqual(lines)
})

test('refuses lines of another format, and lines that it does not know', async () => {
  const [first = '', second = ''] = writeLines(
    snapshotTexts(makeSnapshot({ documents: { a: {} } }), makeManifest(makeSnapshot({}))),
  )
  const later = first.replace(/"format":\d+/, '"format":9999')
  await expect(readLines(Buffer.from(later))).rejects.toThrow('the format is 9999, not')
  const unknown = Buffer.from(`${first}\n${second}\nphoto\t1`)
  await expect(readLines(unknown)).rejects.toThrow('a line starts with “photo”')
})

test('finds no match across two names of one item', async () => {
  const both = [item(1, 'Ada', { names: ['Ada', 'Bo'] })]
  expect(listing(both, { q: 'ada bo' })).toMatchObject({ total: 0 })
  expect(listing(both, { q: 'ada\nbo' })).toMatchObject({ total: 0 })
})

test('filters by exact values', () => {
  const items = [item(1, 'Alpha', { filters: { type: ['Public', 'Private'] } })]
  expect(listing(items, { filters: { type: 'Private' } })).toMatchObject({ total: 1 })
  for (const type of ['private', 'Priv', '', '%', 'Private\0']) {
    expect(listing(items, { filters: { type } }), type).toMatchObject({ total: 0 })
  }
  expect(listing(items, { filters: { country: 'Private' } })).toMatchObject({ total: 0 })
})

test('adds the requested arrays, which may be empty', async () => {
  const items = [
    item(1, 'Ledger', { includes: { projects: [{ id: 9 }], instances: [] } }),
    item(2, 'Bare'),
  ]
  const dataset = Dataset.of(makeSnapshot({ items: { dlts: items } }))
  const includes = ['projects', 'instances']
  const expected = [
    { id: 1, name: 'Ledger', projects: [{ id: 9 }], instances: [] },
    { id: 2, name: 'Bare', projects: [], instances: [] },
  ]
  const list = dataset.list({ collection: 'dlts', page: 1, perPage: 5, includes })
  expect(list.items.map((text) => JSON.parse(text))).toEqual(expected)
  expect(dataset.all('dlts', includes).map((text) => JSON.parse(text))).toEqual(expected)
  expect(JSON.parse(dataset.all('dlts')[0] ?? '')).toEqual({ id: 1, name: 'Ledger' })
})

/** Some of them are special elsewhere, such as in patterns, but have no special meaning here. */
const characters = ['a', 'b', 'é', 'e', ' ', '-', '🪪', 'ß', ...'%_*"\'\\.(\0']
const name = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 8 })
const filters = fc.record({
  type: fc.subarray(['A', 'B', 'C']),
  place: fc.subarray(['X', 'Y']),
})
const listed = fc.array(
  fc.record({ names: fc.array(name, { minLength: 1, maxLength: 2 }), filters }),
  {
    minLength: 40,
    maxLength: 80,
  },
)
const request = fc.record({
  q: fc.option(fc.string({ unit: fc.constantFrom(...characters), maxLength: 3 })),
  filters: fc.record(
    { type: fc.constantFrom('A', 'B', 'C', 'D'), place: fc.constantFrom('X', 'Y') },
    { requiredKeys: [] },
  ),
  page: fc.integer({ min: 1, max: 4 }),
  perPage: fc.integer({ min: 1, max: 30 }),
})
const seed = 20_260_102

type Items = ReturnType<typeof item>[]

/** The page that the contract promises, found by looking at every item. */
function expectedPage(items: Items, { q = '', filters = {}, page, perPage }: ListRequest) {
  const text = fold(q)
  const letter = typedLetter(q)
  const matching = items.filter(
    ({ names, filters: values }) =>
      (q.trim() === '' || (text !== '' && names.some((one) => fold(one).includes(text)))) &&
      Object.entries(filters).every(([key, value]) => values[key]?.includes(value)),
  )
  const isExact = ({ names }: Items[number]) =>
    letter !== undefined && names.some((one) => spelled(one).includes(letter))
  const ordered = [...matching.filter(isExact), ...matching.filter((one) => !isExact(one))]
  return {
    items: ordered
      .slice((page - 1) * perPage, page * perPage)
      .map(({ summary }) => JSON.stringify(summary)),
    total: matching.length,
  }
}

test('finds the same as a plain search in random lists', async () => {
  const lists = fc.sample(listed, { seed, numRuns: 3 })
  const requests = fc.sample(request, { seed, numRuns: 300 })
  for (const [index, list] of lists.entries()) {
    const people = list.map((one, position) => item(position + 1, `${index} ${one.names[0]}`, one))
    // Items of another collection come first, so that keys are not positions.
    const items = { entities: [item(1, 'Other'), item(2, 'aé')], people }
    const dataset = Dataset.of(makeSnapshot({ items }))
    const pages: unknown[] = []
    const expected: unknown[] = []
    for (const [place, { q, ...rest }] of requests.entries()) {
      const [part = ''] = people[place % people.length]?.names ?? []
      const text = place % 3 === 0 ? part.slice(place % 4, 3 + (place % 7)) : (q ?? undefined)
      const query = { collection: 'people', ...rest, q: text } as const
      pages.push([query, dataset.list(query)])
      expected.push([query, expectedPage(people, query)])
    }
    expect(pages).toEqual(expected)
  }
})
