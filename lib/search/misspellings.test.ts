import { expect, test } from 'vitest'
import { editsTo } from './misspellings'

test('exchanged letters count less than wrong ones, and letters in another order count as one', () => {
  expect(editsTo('egpyt')('egypt')).toBe(0.5)
  expect(editsTo('vietman')('vietnam')).toBe(1)
  expect(editsTo('mali')('lima')).toBe(4)
  expect(editsTo('jordon')('jordan')).toBe(1)
})
