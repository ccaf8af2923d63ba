import { expect, test } from 'vitest'
import { textTable } from './text-table'

test('aligns texts to the left and numbers to the right, under their titles', () => {
  expect(
    textTable(
      ['record', 'facts', 'missing'],
      [
        ['projects/alpine-id', 9, ''],
        ['people/ada', 1200, 'website'],
      ],
    ),
  ).toEqual([
    'record              facts  missing',
    'projects/alpine-id      9',
    'people/ada           1200  website',
  ])
})

test('a table without rows has only its head', () => {
  expect(textTable(['a', 'b'], [])).toEqual(['a  b'])
})
