import { expect, test } from 'vitest'
import { getLifespan } from './project-dates'

test('classes the time from launch to end by years, months and days', () => {
  expect(getLifespan('2021-03-15', '2021-12-01')).toBe('0')
  expect(getLifespan('2021', '2021')).toBe('0')
  expect(getLifespan('2021', '2022')).toBe('1')
  expect(getLifespan('2021-03', '2023-07-28')).toBe('2')
  expect(getLifespan('2020-11-09', '2023-11-09')).toBe('3')
  expect(getLifespan('2020-11-09', '2025-11-08')).toBe('4')
  expect(getLifespan('2015', '2026-01')).toBe('5')
})

test('has no lifespan without two dates in order', () => {
  expect(getLifespan(undefined, '2021')).toBeUndefined()
  expect(getLifespan('2021', null)).toBeUndefined()
  expect(getLifespan('soon', '2021')).toBeUndefined()
  expect(getLifespan('2021-06', '2020')).toBeUndefined()
})
