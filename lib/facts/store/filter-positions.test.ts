import { expect, test } from 'vitest'
import { FilterPositions } from './filter-positions'

test('positions and totals are counted for each value of each filter', () => {
  const positions = new FilterPositions()
  const next = [
    positions.next('type', 'A'),
    positions.next('type', 'B'),
    positions.next('type', 'A'),
    positions.next('place', 'A'),
  ]
  expect(next).toEqual([0, 0, 1, 0])
  expect([...positions.totals()]).toEqual([
    { name: 'type', value: 'A', total: 2 },
    { name: 'type', value: 'B', total: 1 },
    { name: 'place', value: 'A', total: 1 },
  ])
})
