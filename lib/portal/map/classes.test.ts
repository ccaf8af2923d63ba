import { expect, test } from '@playwright/test'
import { classIndexOf, classLabels } from './classes'
import { classColours } from './map-palette'

test('each count has the class with the matching label', () => {
  const labelled = (count: number) => classLabels[classIndexOf(count)]
  expect([0, 1, 2, 3, 4, 7, 8, 15, 16, 122].map((count) => [count, labelled(count)])).toEqual([
    [0, '0'],
    [1, '1'],
    [2, '2–3'],
    [3, '2–3'],
    [4, '4–7'],
    [7, '4–7'],
    [8, '8–15'],
    [15, '8–15'],
    [16, '16 or more'],
    [122, '16 or more'],
  ])
})

test('every class has a different colour', () => {
  expect(new Set(classColours).size).toBe(classLabels.length)
})

test('invalid counts have the class of zero', () => {
  for (const count of [-1, Number.NaN]) expect(classIndexOf(count)).toBe(0)
})
