import { expect, test } from 'vitest'
import type { SearchResult } from '@/lib/contract/search'
import { Dataset } from '@/lib/dataset/dataset'
import { serveFacts } from '@/tests/fixtures/api'
import type { Changes } from '@/tests/fixtures/facts'
import { assemble } from './assemble'
import { collect, findRegions } from './collect'
import { verify } from './verify'

/** Regions that no project or regulation names. More of them share a word than a search returns. */
const unnamed = {
  'Northern Union of Rivers': 'NUR',
  'Union of Hills': 'UH',
  'Union of Lakes': 'UL',
  'Union of Marshes': 'UM',
  'Union of Meadows': 'UMD',
  'Union of Woods': 'UW',
  'Åland Circle': 'ÅC',
}
const regions: Changes = Object.fromEntries(
  Object.entries(unnamed).map(([title, abbreviation], index) => [
    `regions/unnamed-${index}.yaml`,
    `id: ${50 + index}\ntitle: ${title}\nabbreviation: ${abbreviation}\ncountries: [CH]\n`,
  ]),
)

type GetText = (path: string) => Promise<string | undefined>

/** Mirrors an API with these regions, and passes the dataset of the mirror and the original API to `use`. */
const mirrored = async (use: (copy: Dataset, original: GetText) => Promise<void>) => {
  const { ask } = await serveFacts(regions)
  const original: GetText = async (path) => {
    const { statusCode, body } = await ask(path)
    return statusCode === 200 ? body : undefined
  }
  const { collected, problems } = verify(await collect(original, () => {}))
  expect(problems).toEqual([])
  const snapshot = assemble(collected, 'https://original.example.org/api/v1')
  await use(Dataset.of(snapshot), original)
}

test('a mirror finds every region by its title and its abbreviation, as the original does', () =>
  mirrored(async (copy, original) => {
    const titles = { ...unnamed, Europe: undefined, 'Test Union': 'TU' }
    for (const query of Object.entries(titles).flat()) {
      if (query === undefined) continue
      const regionsIn = (results: SearchResult[]) =>
        results.filter(({ type }) => type === 'Region').map((result) => JSON.stringify(result))
      const said = await original(`/search?query=${encodeURIComponent(query)}`)
      const expected = regionsIn(JSON.parse(said ?? ''))
      const found = copy.search(query, 5).map((text) => JSON.parse(text))
      expect(regionsIn(found).sort(), query).toEqual(expected.sort())
      expect(expected.length, query).toBeGreaterThan(0)
    }
  }))

test('a mirror names regions in projects and regulations, as the original does', () =>
  mirrored(async (copy, original) => {
    const named = {
      'projects/1': '"region":"Europe"',
      'regulations/1': '"region":{"title":"European Union","abbreviation":"EU"}',
    }
    for (const [path, region] of Object.entries(named)) {
      expect(copy.document(path)).toBe(await original(`/${path}`))
      expect(copy.document(path)).toContain(region)
    }
  }))

test('ends a search that finds no regions, or endlessly many', async () => {
  const ask = (answer: (query: string | undefined) => unknown) => {
    const queries: (string | undefined)[] = []
    let expected = 0
    const found = findRegions(
      async (query) => {
        queries.push(query)
        return answer(query)
      },
      ['Europe', 'e', 'Europe'],
      (count) => {
        expected += count
      },
    )
    return { asked: queries, found, expected: () => expected }
  }
  for (const answer of [[], null, { error: {} }, [{ type: 'Region' }]]) {
    const { asked: queries, found, expected } = ask(() => answer)
    expect(await found).toEqual([])
    expect(queries.slice(0, 3)).toEqual([undefined, 'Europe', 'e'])
    expect(new Set(queries).size).toBe(queries.length)
    expect(queries).toEqual(expect.arrayContaining(['Antarctic', 'Oceania', 'a', 'z']))
    expect(expected()).toBe(queries.length)
  }
  const nowhere = { code: null, countryFilter: null, regionFilter: null }
  let count = 0
  const { asked: queries, found } = ask(() => {
    count += 1
    return [
      {
        ...nowhere,
        id: `region-${count}`,
        title: `Region no${count}x no${count}y`,
        type: 'Region',
      },
    ]
  })
  expect(await found).toHaveLength(1000)
  expect(new Set(queries).size).toBe(queries.length)
})
