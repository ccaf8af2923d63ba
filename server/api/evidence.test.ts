/** The evidence of records in the API, which is an addition to the contract. */
import { expect, test } from 'vitest'
import type { RecordEvidence } from '@/lib/contract/evidence'
import { type Ask, serveFacts } from '@/tests/fixtures/api'

const evidenceFrom = async (ask: Ask, query: string): Promise<RecordEvidence[]> =>
  (await ask(`/evidence?${query}`)).json().data

test('returns the sources of one record, and when it was reviewed', async () => {
  const { ask } = await serveFacts()
  const found = await evidenceFrom(ask, 'family=projects&record=1')
  expect(found).toEqual([
    {
      id: expect.any(Number),
      family: 'projects',
      record: { id: 1, name: 'Alpine ID' },
      reviewed: '2026-11-20',
      stats: expect.objectContaining({ gone_sources: 0 }),
      kinds: expect.any(Array),
      missing: [],
    },
  ])
  const [{ stats, kinds }] = found as [RecordEvidence]
  expect(stats.facts).toBeGreaterThan(stats.sources / 2)
  expect(kinds.reduce((sum, { sources }) => sum + sources, 0)).toBe(stats.sources)
})

test('lists the records that most need to be reviewed first, and finds them by name', async () => {
  const { ask } = await serveFacts()
  const all = await evidenceFrom(ask, 'per_page=100')
  const days = all.map(({ reviewed }) => reviewed ?? '')
  expect(days).toEqual(days.toSorted())
  expect(days).toContain('2026-11-20')
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  const named = await evidenceFrom(ask, 'q=alpine&family=projects')
  expect(named.map(({ record }) => record.name)).toEqual(['Alpine ID'])
  expect(await evidenceFrom(ask, 'family=projects&record=999')).toEqual([])
})

test('lists the accepted families in the error', async () => {
  const { ask } = await serveFacts()
  for (const query of ['family=countries', 'record=x']) {
    const { statusCode, body } = await ask(`/evidence?${query}`)
    expect(statusCode, query).toBe(400)
    expect(JSON.parse(body).error.message).toContain(`${query.split('=')[0]} must be`)
  }
})
