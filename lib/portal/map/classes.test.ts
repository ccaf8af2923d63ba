import { expect, test } from 'vitest'
import { getClasses } from './classes'
import type { Measure } from './map-measures'

const classesUpTo = (highest: number, measure: Measure = 'entities') =>
  getClasses([{ figures: {} }, { figures: { [measure]: highest } }], measure)
const labelsUpTo = (highest: number) => classesUpTo(highest).classes.map(({ label }) => label)

test('the highest count selects the scale', () => {
  expect(labelsUpTo(0)).toEqual(['0', '1 or more'])
  expect(labelsUpTo(3)).toEqual(['0', '1', '2', '3 or more'])
  expect(labelsUpTo(5)).toEqual(['0', '1', '2', '3', '4', '5 or more'])
  expect(labelsUpTo(10)).toEqual(['0', '1', '2–3', '4–7', '8 or more'])
  expect(labelsUpTo(64)).toEqual(['0', '1', '2–3', '4–7', '8–15', '16 or more'])
  expect(labelsUpTo(134)).toEqual(['0', '1–2', '3–9', '10–29', '30–99', '100 or more'])
})

test('each count has the class with the matching label', () => {
  const { classes, indexOf } = classesUpTo(41)
  const labelled = (count: number) => classes[indexOf(count)]?.label
  expect([0, 1, 2, 3, 4, 7, 8, 15, 16, 41].map((count) => [count, labelled(count)])).toEqual([
    [0, '0'],
    [1, '1'],
    [2, '2–3'],
    [3, '2–3'],
    [4, '4–7'],
    [7, '4–7'],
    [8, '8–15'],
    [15, '8–15'],
    [16, '16 or more'],
    [41, '16 or more'],
  ])
})

test('the classes of a status are its names, from none to launched', () => {
  const { classes, indexOf } = classesUpTo(5, 'status')
  expect(classes.map(({ label }) => label)).toEqual([
    'None known',
    'Discontinued',
    'Status not disclosed',
    'Announced',
    'Pilot',
    'Launched',
  ])
  expect([0, 5, 9, Number.NaN].map((figure) => classes[indexOf(figure)]?.label)).toEqual([
    'None known',
    'Launched',
    'None known',
    'None known',
  ])
})

/** The relative luminance of a colour as WCAG defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('the statuses that advance differ by lightness alone, in one direction in each theme', () => {
  const { classes } = classesUpTo(5, 'status')
  const advancing = [0, 3, 4, 5].map((index) => classes[index]?.colour ?? '')
  const [light, dark] = [0, 1].map((theme) =>
    advancing.map((colour) => luminance([...colour.matchAll(/#\w{6}/g)][theme]?.[0] ?? '')),
  )
  expect(light).toEqual(light?.toSorted((a, b) => b - a))
  expect(dark).toEqual(dark?.toSorted((a, b) => a - b))
  for (const values of [light, dark]) {
    for (const [index, value] of (values ?? []).slice(1).entries()) {
      const [low = 0, high = 0] = [value, values?.[index] ?? 0].sort((a, b) => a - b)
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(1.25)
    }
  }
})

test('every class has a different colour', () => {
  for (const highest of [0, 1, 3, 10, 64, 134]) {
    const { classes } = classesUpTo(highest)
    expect(new Set(classes.map(({ colour }) => colour)).size, `${highest}`).toBe(classes.length)
  }
})

test('invalid counts have the class of zero', () => {
  for (const count of [-1, Number.NaN]) expect(classesUpTo(9).indexOf(count)).toBe(0)
})
