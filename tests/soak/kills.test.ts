/** Commands that are killed: the stored data must stay intact. */
import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  ended,
  type Place,
  read,
  runScript,
  startServer,
  waitForOutput,
} from '../contract/processes'
import { copiedPlace, syntheticPlace } from '../contract/stored-place'
import { changesIn } from '../fixtures/folder-changes'

const targets = ['/projects?q=id&per_page=100', '/graph/links', '/search?query=e', '/terms']

const answers = (place: Place): Promise<string[]> =>
  Promise.all(targets.map((target) => read(place, `/api/v1${target}`)))

/**
 * When to kill a compile: once it has printed a text, or after a number of changes in the folder that it writes to.
 */
type Moment = string | number

/**
 * Before it writes, while it writes, and after it has put the new store in place. Further moments of a write are tested in
 * `tests/contract/killed-writes.test.ts`.
 */
const moments: readonly Moment[] = ['Compiling the facts …', 1, 'done in']

async function killAt(compile: ChildProcess, place: Place, moment: Moment): Promise<void> {
  const gone = ended(compile)
  const reached =
    typeof moment === 'string'
      ? waitForOutput(compile, moment)
      : changesIn(path.dirname(place.store), moment)
  // A compile that ends sooner has replaced the old store with an equal one.
  await Promise.race([reached, gone])
  compile.kill('SIGKILL')
  await gone
}

test('a server that is killed while serving gives the same responses when it is started again', async () => {
  const place = await syntheticPlace()
  const first = await startServer(place, 'api')
  const before = await answers(place)
  expect(before.every((answer) => answer.startsWith('200'))).toBe(true)
  const underway = Promise.allSettled(targets.map((target) => read(place, `/api/v1${target}`)))
  first.process.kill('SIGKILL')
  await Promise.all([ended(first.process), underway])
  const second = await startServer(place, 'api')
  expect(await answers(place)).toEqual(before)
  await second.stop()
})

test('a compile that is killed at any moment leaves the old store in use', async () => {
  const place = await copiedPlace()
  const server = await startServer(place, 'api')
  const before = await answers(place)
  const bytes = readFileSync(place.store)
  for (const moment of moments) {
    await killAt(runScript('data-compile', place), place, moment)
    expect(await answers(place), String(moment)).toEqual(before)
    expect(readFileSync(place.store).equals(bytes), String(moment)).toBe(true)
  }
  expect(await ended(runScript('data-compile', place))).toBe(0)
  const left = readdirSync(path.dirname(place.store)).filter((name) => name.endsWith('.tmp'))
  expect(left).toEqual([])
  await server.stop()
})
