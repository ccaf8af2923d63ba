/** Commands as users run them, when they are killed and when the facts are wrong. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isRunning } from '@/lib/files/atomic-files'
import { lockFolder } from '@/lib/store/lock'
import { fixtureFolder, getPlace, replacing, withFacts } from '../fixtures/facts'
import { getOutput, newPlace, runCommand, waitForOutput } from './processes'

test('the check of facts reports every problem with its file and line', () =>
  withFacts(
    {
      'projects/alpine-id.yaml': replacing('launch_date: 2024-03-05', 'launch_date: 2024-02-30'),
      'industries/archives.yaml': null,
    },
    async (folder) => {
      const { code, text: report } = await runCommand('data-check', await newPlace(), folder)
      expect(code).toBe(1)
      const place = getPlace('projects/alpine-id.yaml', 'launch_date:').replace('data', folder)
      expect(report).toContain(`${place}: launch_date: "2024-02-30" is not a date`)
      expect(report).toMatch(/no record "archives" in industries\/\. Did you mean/)
    },
  ))

test('a second mirror of one store is refused in one line', async () => {
  const place = await newPlace()
  // This process acts as the first one.
  const release = lockFolder(path.join(path.dirname(place.store), 'mirror'))
  const second = await runCommand('data-mirror', place, '--from', 'http://127.0.0.1:1/api/v1')
  expect(second.code).toBe(1)
  expect(second.text).toMatch(/^Another process is using .*mirror\. Wait until it ends\.\n$/)
  release()
})

test('a server that is starting ends with the shell that belongs to npm', async () => {
  const { environment } = await newPlace()
  environment.npm_lifecycle_event = 'start'
  // As npm does, which ends this shell alone.
  const shell = spawn(
    'sh',
    ['-c', '"$0" scripts/run.mjs start & echo "pid $!"; wait', process.execPath],
    {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output = getOutput(shell.stdout)
  await waitForOutput(shell, 'Compiling the facts …')
  const server = Number(/^pid (\d+)/.exec(output())?.[1])
  expect(isRunning(server)).toBe(true)
  shell.kill('SIGKILL')
  await expect.poll(() => isRunning(server), { timeout: 60_000 }).toBe(false)
})

test('the check of links sends no request if the facts name no such address', async () => {
  const check = await runCommand('data-links', await newPlace(), '--only', 'no.such.host')
  expect(check.code).toBe(1)
  expect(check.text).toContain('The facts name no such address.')
})

test('a command prints its usage on request, and for invalid options', async () => {
  const place = await newPlace()
  const commands: [code: number, name: string, ...options: string[]][] = [
    [0, 'data-links', '--help'],
    [1, 'data-links', '--limit', '0'],
    [1, 'data-review', '--family', 'countries'],
    [1, 'data-release', '--fact', 'elsewhere'],
    [1, 'data-export', '--help'],
  ]
  await Promise.all(
    commands.map(async ([expected, name, ...options]) => {
      const { code, text } = await runCommand(name, place, ...options)
      expect(code, `${name} ${options.join(' ')}`).toBe(expected)
      expect(text).toMatch(new RegExp(`^(\\S.+\n\n)?Usage: npm run ${name.replace('-', ':')}\\b`))
      expect(text).not.toMatch(/^\s+at /m)
    }),
  )
})

test('a sample of facts names the line of each fact', async () => {
  const place = await newPlace()
  const draw = (...options: string[]) =>
    runCommand('data-audit', place, '--data', fixtureFolder, ...options)
  const [first, wrong] = await Promise.all([draw('--seed', '7', '--json'), draw('--seed', 'seven')])
  const drawn = JSON.parse(first.text)
  expect(drawn).not.toEqual([])
  for (const { place, source } of drawn) {
    const [file, line] = place.split(':')
    const below = readFileSync(file, 'utf8')
      .split('\n')
      .slice(Number(line) - 1)
    expect(below.slice(0, 4).join('\n'), place).toContain(source)
  }
  expect(wrong.code).toBe(1)
  expect(wrong.text).toMatch(/^Usage: /)
})
