import { expect } from 'vitest'
import { getRenderer, read, startServer } from '../contract/processes'
import { copiedPlace } from '../contract/stored-place'
import { testWith } from '../services/programs'

const test = testWith('ps')

test('a renderer that hangs does not delay visitors for long, and is started again', async () => {
  const place = await copiedPlace()
  const server = await startServer(place)
  const seen = await read(place, '/about')
  expect(seen).toMatch(/^200/)
  const hanging = getRenderer(server.process)
  process.kill(hanging, 'SIGSTOP')

  const since = performance.now()
  const visits = Array.from({ length: 100 }, (_, index) => read(place, `/search?q=${index}`))
  expect(await read(place, '/about')).toBe(seen)
  for (const visit of await Promise.all(visits)) expect(visit).toMatch(/^(200|503)/)
  process.stdout.write(
    `the slowest of 100 waited ${Math.round((performance.now() - since) / 100) / 10} s\n`,
  )
  await expect.poll(() => read(place, '/search?q=later'), { timeout: 60_000 }).toMatch(/^200/)
  expect(getRenderer(server.process)).not.toBe(hanging)

  expect(await server.stop()).toBe(0)
})
