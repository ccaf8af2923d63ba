import { expect, test } from 'vitest'
import { shownFirst, sourceIndex, sourceUses } from './source-index'

test('gives each address one number, in the order of the page, and counts its facts', () => {
  const index = sourceIndex('project-1', [
    { source: 'https://b.example/x' },
    { source: null },
    { source: 'https://a.example' },
    { source: ' https://B.example/x ', archived_source: 'https://archive.example/1' },
    {},
  ])
  expect(index.sources).toEqual([
    {
      number: 1,
      text: 'https://b.example/x',
      url: 'https://b.example/x',
      host: 'b.example',
      archived: 'https://archive.example/1',
      uses: 2,
    },
    { number: 2, text: 'https://a.example', url: 'https://a.example/', host: 'a.example', uses: 1 },
  ])
  expect(index.find('https://a.example/')?.number).toBe(2)
  expect(index.find('https://c.example')).toBeUndefined()
  expect(index.find(null)).toBeUndefined()
})

test('recognizes sources that are mentioned elsewhere, and counts no fact for them', () => {
  const { sources } = sourceIndex(
    'x',
    [{ source: 'https://a.example/' }],
    [
      { source: 'https://a.example', archived_source: 'https://archive.example/a' },
      { source: 'https://b.example/' },
    ],
  )
  expect(sources.map(({ host, archived, uses }) => [host, archived, uses])).toEqual([
    ['a.example', 'https://archive.example/a', 1],
    ['b.example', undefined, 0],
  ])
})

test('lists the copy in an archive if it is the only source of a fact', () => {
  const uses = [...sourceUses({ facts: [{ archived_source: 'https://archive.example/1' }] })]
  expect(uses).toEqual([{ source: 'https://archive.example/1' }])
})

test('numbers a source that is not a URL, but does not link it', () => {
  const [source] = sourceIndex('x', [
    { source: 'javascript:alert(1)', archived_source: 'data:,' },
  ]).sources
  expect(source).toEqual({ number: 1, text: 'javascript:alert(1)', uses: 1 })
})

test('finds every source of a document, the first fields first', () => {
  const document = {
    title_source: 'https://4.example',
    country: null,
    entities: [{ id: 1, source: 'https://2.example', archived_source: 'https://a.example' }],
    criteria: { claims_ssi: true, claims_ssi_sources: ['https://5.example', 'https://2.example'] },
    mission_source: 'https://1.example',
    source: 'https://3.example',
  }
  const uses = [...sourceUses(document, ['mission_source', 'entities', 'source'])]
  expect(uses.map(({ source }) => source)).toEqual(
    ['1', '2', '3', '4', '5', '2'].map((name) => `https://${name}.example`),
  )
  expect(uses[1]?.archived_source).toBe('https://a.example')
  expect(uses.map(({ isFurther }) => isFurther)).toEqual([...Array(5).fill(undefined), true])
})

test('the announcement for inclusion is not another fact if it is that of the project', () => {
  const source = 'https://a.example/'
  const usesWith = (date: string) => {
    const document = {
      announcement_date: '2024-02',
      announcement_date_source: source,
      inclusion_criteria: { announcement_date: date, announcement_date_sources: [source] },
    }
    return sourceIndex('x', sourceUses(document)).sources.map(({ uses }) => uses)
  }
  expect(usesWith('2024-02')).toEqual([1])
  expect(usesWith('2023')).toEqual([2])
})

test('counts a fact once that a page shows first and lists again', () => {
  const [first, other] = ['https://a.example/', 'https://b.example/']
  const document = {
    launch_date_source: other,
    entities: [{ source: first }],
    [shownFirst]: [first],
  }
  const { sources } = sourceIndex('x', sourceUses(document, [shownFirst]))
  expect(sources.map(({ url, uses }) => [url, uses])).toEqual([
    [first, 1],
    [other, 1],
  ])
})
