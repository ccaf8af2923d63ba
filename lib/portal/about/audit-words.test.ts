import { expect, test } from 'vitest'
import { findDraw, getDrawPath, summarizeDraw } from './audit-words'

test('states how many facts are supported and how many plausible, never their sum', () => {
  const counts = { supported: 1, plausible: 0, wrong: 1, unconfirmed: 0 }
  const fact = { project: { name: 'A' }, field: 'title', value: 'B', source: 'https://a.test' }
  const facts = ['supported', 'wrong'].map((verdict) => ({
    ...fact,
    verdict,
    why: 'Because.',
    is_current: true,
  }))
  expect(summarizeDraw({ seed: 1, counts, facts })).toBe(
    'Of 2 facts: 1 supported, 0 plausible, 1 wrong, 0 not confirmed.',
  )
})

test('finds a draw by its address', () => {
  const counts = { supported: 0, plausible: 0, wrong: 0, unconfirmed: 0 }
  const draws = [1, 2].map((seed) => ({ seed, counts, facts: [] }))
  const audits = { data: [{ date: '2026-11-22', draws }] }
  expect(getDrawPath('2026-11-22', 2)).toBe('/about/audits/2026-11-22-2')
  expect(findDraw(audits, '2026-11-22-2')?.draw.seed).toBe(2)
  for (const segment of ['2026-11-22-3', '2026-11-22-0', '2026-11-23-1', '2026-11-22', 'x', '']) {
    expect(findDraw(audits, segment), segment).toBeUndefined()
  }
  expect(findDraw(undefined, '2026-11-22-1')).toBeUndefined()
})
