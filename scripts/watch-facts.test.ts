import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { watchFacts } from './watch-facts'

const everyMs = 40
/** Long enough for a change to be noticed. */
const longerMs = 160
const soon = { interval: 20 }

/** Watches a folder of facts and counts how often it is compiled. */
function watched(work: () => Promise<void> = async () => {}) {
  const folder = newFolder()
  mkdirSync(path.join(folder, 'projects'), { recursive: true })
  let count = 0
  const stop = watchFacts(
    folder,
    async () => {
      count += 1
      await work()
    },
    everyMs,
  )
  const file = (name: string) => path.join(folder, name)
  return { count: () => count, stop, file, write: (name: string) => writeFileSync(file(name), 'a') }
}

test('compiles after each change of a fact, made in any way', async () => {
  const { count, stop, file, write } = watched()
  write('projects/a.yaml')
  await expect.poll(count, soon).toBe(1)
  for (const already of [1, 2]) {
    write('projects/a.new')
    renameSync(file('projects/a.new'), file('projects/a.yaml'))
    await expect.poll(count, soon).toBe(already + 1)
  }
  write('dataset.yaml')
  await expect.poll(count, soon).toBe(4)
  rmSync(file('projects/a.yaml'))
  await expect.poll(count, soon).toBe(5)
  stop()
  write('projects/b.yaml')
  await pause(longerMs)
  expect(count()).toBe(5)
})

test('combines many changes, and ignores other files', async () => {
  const { count, stop, write } = watched()
  for (let i = 0; i < 50; i += 1) write(`projects/${i}.yaml`)
  await expect.poll(count, soon).toBe(1)
  write('projects/notes.txt')
  await pause(longerMs)
  expect(count()).toBe(1)
  stop()
})

test('compiles again for changes in the meantime, never twice at a time', async () => {
  let finish = () => {}
  let working = 0
  const { count, stop, write } = watched(async () => {
    working += 1
    expect(working).toBe(1)
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    working -= 1
  })
  write('projects/a.yaml')
  await expect.poll(count, soon).toBe(1)
  for (const name of ['projects/b.yaml', 'projects/c.yaml']) {
    write(name)
    await pause(longerMs)
  }
  expect(count()).toBe(1)
  finish()
  await expect.poll(count, soon).toBe(2)
  finish()
  await pause(longerMs)
  expect(count()).toBe(2)
  stop()
})

test('compiles after the next change too if a compilation fails, which is reported', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => report.mockRestore())
  const failure = new Error('No process can be started')
  const { count, stop, write } = watched(() => Promise.reject(failure))
  for (const times of [1, 2]) {
    write('projects/a.yaml')
    await expect.poll(count, soon).toBe(times)
    await expect.poll(() => report, soon).toHaveBeenCalledTimes(times)
  }
  expect(report).toHaveBeenCalledWith('The facts could not be compiled.', failure)
  stop()
})

test('watches a folder that is created later, also in place of another', async () => {
  const { count, stop, file, write } = watched()
  mkdirSync(file('people'))
  write('people/a.yaml')
  await expect.poll(count, soon).toBe(1)
  renameSync(file('people'), file('former'))
  await expect.poll(count, soon).toBe(2)
  mkdirSync(file('people'))
  write('people/a.yaml')
  await expect.poll(count, soon).toBe(3)
  stop()
})
