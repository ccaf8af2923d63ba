import { expect, test } from '@playwright/test'
import { classLabels, classOf } from './classes'
import { classColours } from './palette'

test('each count has the class whose label says it', () => {
  const labelled = (count: number) => classLabels[classOf(count)]
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

test('every class has a colour of its own', () => {
  expect(new Set(classColours).size).toBe(classLabels.length)
})

test('what is no count of anything is shown as none', () => {
  for (const count of [-1, Number.NaN]) expect(classOf(count)).toBe(0)
})
