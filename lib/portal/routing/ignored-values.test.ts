import { expect, test } from 'vitest'
import { describeIgnored } from './ignored-values'
import { answeredQuery } from './page-query'

const answered = (path: string, query: string) => answeredQuery(path, new URLSearchParams(query))

test('the canonical address of a page states the values that it ignores', () => {
  expect(answered('/wallets', 'region=mars&group=eu&utm_source=x')).toBe(
    'ignored=region%3Amars&group=eu',
  )
  expect(answered('/changes', 'month=99')).toBe('ignored=month%3A99')
  expect(answered('/changes', 'month=2026-13')).toBe('ignored=month%3A2026-13')
  expect(answered('/changes', 'from=yesterday&record=ships/1')).toBe(
    'ignored=from%3Ayesterday&ignored=record%3Aships%2F1',
  )
  expect(answered('/map', 'measure=moons&region=africa')).toBe(
    'ignored=measure%3Amoons&region=africa',
  )
})

test('the canonical address is its own', () => {
  for (const [path, query] of [
    ['/wallets', 'region=mars:venus&status=lost&status=lost&protocol=a&group=b'],
    ['/changes', 'month=99'],
  ] as const) {
    const once = answered(path, query)
    expect(answered(path, once)).toBe(once)
  }
})

test('states no valid, empty or unprintable value, and nothing on other pages', () => {
  for (const query of [
    'region=europe',
    'region=',
    'ignored=region:europe',
    'region=%00',
    'ignored=x:y',
  ]) {
    expect(answered('/wallets', query), query).not.toContain('ignored')
  }
  expect(answered('/statistics', 'region=mars')).toBe('')
  expect(answered('/wallets', '__proto__=1&constructor=2')).toBe('')
})

test('names each ignored value with the valid values', () => {
  const sentences = (path: string, query: string) =>
    describeIgnored(path, new URLSearchParams(answered(path, query)))
  expect(sentences('/wallets', 'status=launchd')).toEqual([
    '“launchd” is not a valid value for “status”. Did you mean “launched”? Valid values: launched, pilot, announced, ended.',
  ])
  expect(sentences('/changes', 'month=99')).toEqual([
    '“99” is not a valid value for “month”. A valid value is a month, such as 2026-11.',
  ])
})
