import { expect, test } from 'vitest'
import { TimeEstimate } from './time-estimate'

const lists = (...lengths: number[]) =>
  new Map(lengths.map((length, index) => [`h${index}`, Array.from({ length })] as const))

test('the host with the most addresses decides, or all of them together', () => {
  const slowest = new TimeEstimate(lists(101, 1, 1), 0, 2)
  slowest.addressDone('h0', 1_000)
  expect([slowest.done, slowest.total]).toEqual([1, 103])
  expect(slowest.secondsLeft).toBe(100)
  const many = new TimeEstimate(lists(2, ...Array.from({ length: 99 }, () => 1)), 0, 2)
  many.addressDone('h0', 1_000)
  expect(many.secondsLeft).toBe(50)
})

test('look-ups in archives go on beside them', () => {
  const estimate = new TimeEstimate(lists(2), 11, 2)
  estimate.addressDone('h0', 1_000)
  estimate.lookupDone(3_000)
  expect(estimate.secondsLeft).toBe(30)
})

test('ends at nothing', () => {
  const estimate = new TimeEstimate(lists(1), 1, 2)
  expect(estimate.secondsLeft).toBe(0)
  estimate.addressDone('h0', 1_000)
  estimate.lookupDone(1_000)
  expect([estimate.done, estimate.total, estimate.secondsLeft]).toEqual([2, 2, 0])
})
