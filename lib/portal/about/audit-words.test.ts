import { expect, test } from 'vitest'
import { drawSummary } from './audit-words'

test('states how many facts are supported and how many plausible, never their sum', () => {
  const counts = { supported: 1, plausible: 0, wrong: 1, unconfirmed: 0 }
  const fact = { project: { name: 'A' }, field: 'title', value: 'B', source: 'https://a.test' }
  const facts = ['supported', 'wrong'].map((verdict) => ({
    ...fact,
    verdict,
    why: 'Because.',
    is_current: true,
  }))
  expect(drawSummary({ seed: 1, counts, facts })).toBe(
    'Of 2 facts: 1 supported, 0 plausible, 1 wrong, 0 not confirmed.',
  )
})
