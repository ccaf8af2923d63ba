import { expect, test } from 'vitest'
import type { SourceEntry } from '@/lib/facts/load/source-entry'
import { describeState, isGone } from './known-source'

const day = '2026-11-21'
const [first, second] = ['2026-11-18', '2026-11-20']
const stateAfter = (check: Omit<NonNullable<SourceEntry['check']>, 'day'>) =>
  describeState({ check: { day, ...check } })

test('derives the state of a source from its last check, and after three days of failures it is gone', () => {
  expect(describeState({})).toBe('unchecked')
  expect(stateAfter({ status: 200 })).toBe('available')
  expect(stateAfter({ status: 200, moved_to: 'https://new.example.org/' })).toBe('moved')
  expect(stateAfter({ failed: [second, day] })).toBe('unavailable')
  expect(stateAfter({ failed: [first, second, day] })).toBe('gone')
  expect(isGone(undefined)).toBe(false)
})

test('does not call a page available that refused the check', () => {
  expect(stateAfter({ status: 403, blocked: true })).toBe('blocked')
  expect(stateAfter({ blocked: true, moved_to: 'https://new.example.org/' })).toBe('blocked')
  expect(stateAfter({ blocked: true, failed: [second] })).toBe('blocked')
  expect(stateAfter({ blocked: true, failed: [first, second, day] })).toBe('gone')
})
