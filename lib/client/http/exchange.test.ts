import { expect, test } from 'vitest'
import { getRetryAfterMs } from './exchange'

const headers: Record<string, number | undefined> = {
  '0': 0,
  ' 2 ': 2_000,
  '60': 60_000,
  '61': 60_000,
  'Fri, 31 Dec 1999 23:59:59 GMT': 0,
  'Fri, 31 Dec 9999 23:59:59 GMT': 60_000,
  soon: undefined,
  '': undefined,
}

for (const [text, milliseconds] of Object.entries(headers)) {
  test(`reads “${text}” as ${milliseconds} milliseconds`, () => {
    expect(getRetryAfterMs({ 'retry-after': text }, 60_000)).toBe(milliseconds)
  })
}

test('reads nothing from a response without the header', () => {
  expect(getRetryAfterMs({}, 60_000)).toBeUndefined()
})
