/** The audits of the facts in the API, which are an addition to the contract. */
import { expect, test } from 'vitest'
import { Audits } from '@/lib/contract/audits'
import { serveFacts } from '@/tests/fixtures/api'

const getFact = (field: string, value: string, verdict: string, more = '') => `
      - project: alpine-id
        field: ${field}
        value: '${value}'
        source: https://alpine-id.example.org/${field === 'launch_date' ? 'launch' : 'ministry'}
        verdict: ${verdict}
        why: So it is.${more}`

const older = `draws:
  - seed: 1
    facts:
      - project: merged-since
        field: launch_date
        value: '2020'
        source: https://merged.example.org
        verdict: plausible
        why: No copy was to be had.`

const latest = `draws:
  - seed: 7
    facts:${getFact('launch_date', '2024-03-05', 'supported')}${getFact('entities', 'Sample Ministry; Managing', 'wrong', '\n        correction: Now funding.')}`

test('returns the audits, the latest first, with the state of each fact', async () => {
  const { ask } = await serveFacts({
    'audits/2026-11-22.yaml': latest,
    'audits/2026-10-01.yaml': older,
  })
  const response = await ask('/audits')
  expect(response.statusCode).toBe(200)
  const { data } = Audits.parse(response.json())
  expect(data.map(({ date }) => date)).toEqual(['2026-11-22', '2026-10-01'])
  const [draw] = data[0]?.draws ?? []
  expect(draw?.counts).toEqual({ supported: 1, plausible: 0, wrong: 1, unconfirmed: 0 })
  expect(draw?.facts).toEqual([
    {
      project: { id: 1, name: 'Alpine ID' },
      field: 'launch_date',
      value: '2024-03-05',
      source: 'https://alpine-id.example.org/launch',
      verdict: 'supported',
      why: 'So it is.',
      is_current: true,
    },
    expect.objectContaining({
      verdict: 'wrong',
      correction: 'Now funding.',
      is_current: false,
    }),
  ])
  const [old] = data[1]?.draws[0]?.facts ?? []
  expect(old?.project).toEqual({ name: 'merged-since' })
  expect(old?.is_current).toBe(false)
})

test('returns an empty list if there are no audits', async () => {
  const { ask } = await serveFacts()
  expect((await ask('/audits')).json()).toEqual({ data: [] })
})
