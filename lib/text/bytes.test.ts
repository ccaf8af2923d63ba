import { expect, test } from 'vitest'
import { formatBytes } from './bytes'

test('writes sizes in the unit that fits', () => {
  const sizes = [0, 1, 999, 1000, 1_302_425, 9_949_999, 9_950_000, 35_118_052, 999_499, 999_500]
  expect(sizes.map(formatBytes)).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1.0 KB',
    '1.3 MB',
    '9.9 MB',
    '10 MB',
    '35 MB',
    '999 KB',
    '1.0 MB',
  ])
})
