import { expect, test } from 'vitest'
import { type FailureSummary, failureLog } from './failure-log'

const interval = 20

test('the first failure is logged at once, and a flood of them in one line', async () => {
  const lines: FailureSummary[] = []
  const count = failureLog((summary) => lines.push(summary), interval)
  count(new Error('down'), '/first?q=private')
  expect(lines).toEqual([{ failures: 1, causes: { 'Error: down': 1 }, example: '/first' }])
  for (let index = 0; index < 10_000; index += 1) {
    count(new Error(index % 2 === 0 ? 'down' : 'refused'), `/${index}`)
  }
  expect(lines).toHaveLength(1)
  await expect.poll(() => lines.length).toBe(2)
  const causes = { 'Error: down': 5000, 'Error: refused': 5000 }
  expect(lines[1]).toEqual({ failures: 10_000, causes, example: '/0' })
})

test('a line has a maximum length, for any number of addresses and causes', async () => {
  const lines: FailureSummary[] = []
  const count = failureLog((summary) => lines.push(summary), interval)
  for (let index = 0; index < 1000; index += 1) count(`cause ${index}`, 'x'.repeat(10_000))
  await expect.poll(() => lines.length).toBe(2)
  expect(lines[1]?.causes.other).toBe(979)
  expect(JSON.stringify(lines).length).toBeLessThan(2000)
})

test('a line names some of the requests that failed', async () => {
  const lines: FailureSummary[] = []
  const count = failureLog((summary) => lines.push(summary), interval)
  for (let index = 0; index < 100; index += 1) count('down', '/a', `request-${index}`)
  await expect.poll(() => lines.length).toBe(2)
  expect(lines[0]?.requests).toEqual(['request-0'])
  expect(lines[1]?.requests).toHaveLength(20)
})
