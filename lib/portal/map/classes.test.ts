import { expect, test } from 'vitest'
import { contrast } from '@/tests/fixtures/contrast'
import { announcedGround, getClasses, landColour, statusFills, statusPatterns } from './classes'
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
  expect(
    [-1, Number.NaN, 0, 1, 2, 3, 4, 7, 8, 15, 16, 41].map((count) => [count, labelled(count)]),
  ).toEqual([
    [-1, '0'],
    [Number.NaN, '0'],
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
    'Ended',
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

test('every status differs, by its pattern and not by its colour alone', () => {
  const fills = Object.values(statusFills)
  expect(new Set(fills).size).toBe(fills.length)
  const ids = fills.flatMap((fill) => /url\(#(.+)\)/.exec(fill)?.[1] ?? [])
  expect(ids).toHaveLength(3)
  for (const scale of [1, 0.5] as const) {
    for (const id of ids) expect(statusPatterns(scale)).toContain(`<pattern id="${id}"`)
  }
})

test('every class has a different colour', () => {
  for (const highest of [0, 1, 3, 10, 64, 134]) {
    const { classes } = classesUpTo(highest)
    expect(new Set(classes.map(({ colour }) => colour)).size, `${highest}`).toBe(classes.length)
  }
})

test('in the dark theme, announced wallets are lighter than land without any', () => {
  const [announced, land] = [announcedGround, landColour].map(
    (colour) => /, (#\w+)\)/.exec(colour)?.[1] ?? '',
  )
  expect(contrast(announced ?? '', land ?? '')).toBeGreaterThanOrEqual(1.3)
})
