import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { ended, newPlace, type Place, printed, read, runScript } from './processes'

const targets = ['/projects/1', '/projects?q=id&per_page=100', '/graph/links', '/search?query=e']

const answers = (place: Place): Promise<string[]> =>
  Promise.all(targets.map((target) => read(place, `/api/v1${target}`)))

async function compiledPlace(): Promise<Place> {
  const place = await newPlace()
  expect(await ended(runScript('data-compile', place))).toBe(0)
  return place
}

async function serving(place: Place) {
  const server = runScript('api', place)
  await printed(server, '/api/v1')
  return server
}

test('a server that is killed while serving gives the same answers when it is started again', async () => {
  const place = await compiledPlace()
  let server = await serving(place)
  const before = await answers(place)
  expect(before.every((answer) => answer.startsWith('200'))).toBe(true)
  for (let round = 0; round < 2; round += 1) {
    const underway = Promise.allSettled(targets.map((target) => read(place, `/api/v1${target}`)))
    server.kill('SIGKILL')
    await Promise.all([ended(server), underway])
    server = await serving(place)
    expect(await answers(place)).toEqual(before)
  }
  server.kill('SIGTERM')
  await ended(server)
})

test('a compile that is killed at any moment leaves the old store in use', async () => {
  test.setTimeout(120_000)
  const place = await compiledPlace()
  const server = await serving(place)
  const before = await answers(place)
  const bytes = readFileSync(place.store)
  for (const moment of [400, 900, 1500, 2200, 2700, 3000]) {
    const compile = runScript('data-compile', place)
    await new Promise((resolve) => setTimeout(resolve, moment))
    compile.kill('SIGKILL')
    await ended(compile)
    expect(await answers(place)).toEqual(before)
  }
  // A compile that was quick enough has put an equal store in the place of the old one.
  expect(readFileSync(place.store).equals(bytes)).toBe(true)
  expect(await ended(runScript('data-compile', place))).toBe(0)
  const left = readdirSync(path.dirname(place.store)).filter((name) => name.endsWith('.tmp'))
  expect(left).toEqual([])
  server.kill('SIGTERM')
  await ended(server)
})

test('the check of facts reports every problem with its file and line', async () => {
  const place = await newPlace()
  const facts = path.join(path.dirname(place.store), 'facts')
  cpSync('data', facts, { recursive: true })
  const file = path.join(facts, 'projects/commonpass.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('launch_date: 2021-03-17', 'launch_date: 2021-02-30'))
  rmSync(path.join(facts, 'industries/travel.yaml'))
  const check = runScript('data-check', place, facts)
  const output: Buffer[] = []
  check.stderr?.on('data', (chunk) => output.push(chunk))
  expect(await ended(check)).toBe(1)
  const report = Buffer.concat(output).toString()
  expect(report).toMatch(/projects\/commonpass\.yaml:7: launch_date: "2021-02-30" is not a date/)
  expect(report).toMatch(/no record "travel" in industries\/\. Did you mean/)
})
