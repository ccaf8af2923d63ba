import { expect, test } from 'vitest'
import type { SourceSummary } from '@/lib/contract/sources'
import { aSource } from '@/tests/fixtures/sources'
import { getEvidence } from './evidence'
import { sourceRecords } from './references'
import { sourceIndex, sourceUses } from './source-index'

const address = (name: string) => `https://${name}.example/`

const document = {
  launch_date: '2024',
  launch_date_source: address('a'),
  entities: [{ source: address('b') }, { source: address('a') }, { source: null }],
  criteria: { claims_ssi_sources: [address('a'), address('c')] },
}
const index = sourceIndex('x', sourceUses(document))

/** The evidence of a record whose sources `a`, `b` and `c` have the given properties. */
function evidence(...sources: Partial<SourceSummary>[]) {
  const names = ['a', 'b', 'c']
  const records = sources.map((source, at) => aSource({ url: address(names[at] ?? ''), ...source }))
  return getEvidence(document, index, sourceRecords(records))
}

test('counts the facts that have sources, a fact with several once', () => {
  const { facts, sources, strength } = getEvidence(document, index, undefined)
  expect([facts, sources, strength]).toEqual([4, 3, undefined])
})

test('ranks a page that is gone without a copy below any kind, then a copy of another page', () => {
  const weakest = (...sources: Partial<SourceSummary>[]) => evidence(...sources).strength?.weakest
  const copied = { archived_url: 'https://archive.example/1' }
  expect(weakest({ status: 'gone' }, { is_copy: true }, { kind: 'other' })).toEqual({
    name: 'page gone',
    numbers: [1],
  })
  expect(weakest({ status: 'gone', ...copied }, { is_copy: true }, { kind: 'other' })?.name).toBe(
    'copy of another page',
  )
  expect(weakest({ status: 'gone', ...copied }, {}, { kind: 'company' })?.name).toBe('company')
  expect(weakest({ kind: 'hearsay' }, { kind: 'other' })?.name).toBe('hearsay')
})

test('ignores sources that the API has no record of', () => {
  expect(getEvidence(document, index, new Map()).strength).toBeUndefined()
  expect(evidence({ kind: 'press' }).strength).toEqual({
    official: 0,
    weakest: { name: 'press', numbers: [1] },
  })
})
