import { expect, test } from 'vitest'
import { getLabelBoxes, LabelPlaces } from './label-places'

const sight = { left: 0, top: 0, width: 400, height: 300 }
const label = { width: 100, height: 20 }

test('places the names of neighbours next to each other without overlaps', async () => {
  const places = new LabelPlaces()
  const first = places.take(getLabelBoxes({ x: 150, y: 100, size: 5 }, label), sight)
  const second = places.take(getLabelBoxes({ x: 152, y: 100, size: 5 }, label), sight)
  const third = places.take(getLabelBoxes({ x: 154, y: 102, size: 5 }, label), sight)
  expect(first.left).toBe(159)
  expect(second.left).toBe(43)
  expect(third.top).toBe(111)
  await Promise.resolve()
  expect(places.take(getLabelBoxes({ x: 150, y: 100, size: 5 }, label), sight)).toEqual(first)
})

test('moves a name that would leave the picture to the other side', () => {
  const places = new LabelPlaces()
  expect(places.take(getLabelBoxes({ x: 390, y: 100, size: 5 }, label), sight).left).toBe(281)
})

test('omits an optional name where there is no space', () => {
  const places = new LabelPlaces()
  const [box] = getLabelBoxes({ x: 150, y: 100, size: 5 }, label)
  expect(places.takeIfFree(box)).toBe(true)
  expect(places.takeIfFree({ ...box, top: box.top + 19 })).toBe(false)
  expect(places.takeIfFree({ ...box, top: box.top + 20 })).toBe(true)
})

test('places a required name at its first position if no other is free', () => {
  const wide = { width: 500, height: 20 }
  const places = new LabelPlaces()
  expect(places.take(getLabelBoxes({ x: 10, y: 10, size: 5 }, wide), sight).left).toBe(19)
})
