import { expect, test } from 'vitest'
import type { Facts } from '@/lib/facts/load/records'
import { getCitedFacts } from '@/lib/facts/sources/citations'
import { adding, type Changes, checkedFacts, replacing } from '@/tests/fixtures/facts'
import { getStatement, pathOfFact, sampleAsJson, sampleAsMarkdown, sampleFacts } from './sample'

const factsWith = async (changes: Changes = {}): Promise<Facts> =>
  (await checkedFacts(changes)).facts

const facts = await factsWith()
const seeds = Array.from({ length: 40 }, (_, index) => index + 1)

test('samples the same facts for the same seed, and others for another', () => {
  expect(sampleFacts(facts, 7, 100)).toEqual(sampleFacts(facts, 7, 100))
  const draws = new Set(seeds.map((seed) => JSON.stringify(sampleFacts(facts, seed, 3))))
  expect(draws.size).toBeGreaterThan(seeds.length / 2)
})

test('samples at most one fact per project, from projects only, and no more than requested', () => {
  for (const seed of seeds) {
    const records = sampleFacts(facts, seed, 100).map(({ record }) => record)
    expect(new Set(records).size).toBe(records.length)
    expect(records.length).toBe(facts.projects.size)
    expect(records.filter((record) => !record.startsWith('projects/'))).toEqual([])
    expect(sampleFacts(facts, seed, 2).map(({ record }) => record)).toEqual(records.slice(0, 2))
  }
})

test('samples every fact of a project sooner or later', () => {
  const cited = [...getCitedFacts(facts)]
    .filter(({ key }) => key === 'alpine-id')
    .flatMap((fact) => fact.urls.map((url) => [...pathOfFact(fact), url].join(' ')))
  const drawn = new Set(
    Array.from({ length: 1000 }, (_, seed) => sampleFacts(facts, seed, 100))
      .flat()
      .filter(({ record }) => record === 'projects/alpine-id')
      .map(({ path, source }) => [...path, source].join(' ')),
  )
  expect(drawn.size).toBe(new Set(cited).size)
})

test('samples the same facts of other projects when a fact of one changes', async () => {
  const changed = await factsWith({
    'projects/alpine-id.yaml': replacing('alpine-id.example.org/launch', 'alpine-id.example.org/x'),
    'projects/river-permit.yaml': adding('launch_date: 2020\nlaunch_date_source: https://e.test'),
  })
  const others = ({ record }: { record: string }) => !/alpine-id|river-permit/.test(record)
  for (const seed of seeds) {
    expect(sampleFacts(changed, seed, 100).filter(others)).toEqual(
      sampleFacts(facts, seed, 100).filter(others),
    )
  }
})

test('describes a fact with names, Yes and No, and without its source', () => {
  const stated = [...getCitedFacts(facts)]
    .filter(({ family }) => family === 'projects')
    .map((fact) => ({ field: fact.field, value: getStatement(facts, fact) }))
  const values = (field: string) => stated.filter((f) => f.field === field).map((f) => f.value)
  expect(values('targets_issuers')).toContain('No')
  expect(values('targets_verifiers')).toContain('Yes')
  expect(values('entities')).toContain('Sample Ministry; Funding')
  expect(values('entities')).toContain('Example Labs; Affiliation; Supplier')
  expect(values('status')).toContain('Launched; 2026-01')
  expect(values('end_date')).toEqual(['2025-06'])
  expect(values('geographic_focus')).toContain('Switzerland')
  expect(stated.filter(({ value }) => !value || /undefined|\[object/.test(value))).toEqual([])
})

const fact = {
  record: 'projects/alpine-id',
  field: 'mission_statement',
  value: 'To identify | count\nmountaineers \\ climbers.',
  source: 'https://alpine-id.example.org/mission',
  place: 'data/projects/alpine-id.yaml:10',
}

test('a sample as Markdown is one table row per fact, for any text', () => {
  expect(sampleAsMarkdown([fact]).split('\n')).toEqual([
    '| record | field | value | source | place |',
    '| --- | --- | --- | --- | --- |',
    '| projects/alpine-id | mission_statement | To identify \\| count mountaineers \\\\ climbers. | https://alpine-id.example.org/mission | data/projects/alpine-id.yaml:10 |',
  ])
})

test('a sample as JSON has every text unchanged', () => {
  expect(JSON.parse(sampleAsJson([fact]))).toEqual([fact])
})
