/** The server under five times its maximum. */
import { expect } from 'vitest'
import { testWith } from '../services/programs'
import { startLoaded } from './loaded-server'
import { type Answer, atRate, findMaximum, measureTimes, printLine } from './mixed-load'

const test = testWith('ps')

test('at five times the maximum cached pages and the API are served, new pages are shed, and it recovers in five seconds', async () => {
  const { load, metrics, stop } = await startLoaded({ newPageEvery: 20 })
  const maximum = await findMaximum(load)
  const answers: Answer[] = []
  const first = load.sent
  await atRate(
    load,
    maximum * 5,
    (elapsed) => elapsed < 20_000,
    (answer) => answers.push(answer),
  )
  const offered = (load.sent - first) / 20
  const since = performance.now()
  let number = 0
  let newcomer = await load.newcomer(number)
  while (newcomer.status !== 200 && number < 100) {
    number += 1
    newcomer = await load.newcomer(number)
  }
  const recovered = performance.now() - since
  const statuses: Record<string, number> = {}
  for (const { kind, status } of answers) {
    statuses[`${kind} ${status}`] = (statuses[`${kind} ${status}`] ?? 0) + 1
  }
  const newPages = answers.filter(({ kind }) => kind === 'new page')
  const others = answers.filter(({ kind }) => kind !== 'new page')
  printLine(
    `maximum ${Math.round(maximum)} requests/s; ${Math.round(offered)} for 20 s: ${JSON.stringify(statuses)}`,
  )
  printLine(
    `others: ${measureTimes(others)}; a newcomer gets a new page after ${Math.round(recovered)} ms`,
  )
  const shed = newPages.filter(({ status }) => status !== 200)
  expect(others.filter(({ kind, status }) => status !== (kind === 'missing' ? 404 : 200))).toEqual(
    [],
  )
  expect(shed.length).toBeGreaterThan(0)
  for (const { status, retryAfter } of shed) expect([status, retryAfter]).toEqual([503, '10'])
  expect(recovered).toBeLessThan(5_000)
  expect(await metrics()).toMatch(/did_atlas_requests_shed_total [1-9]/)
  expect(await stop()).toBe(0)
})
