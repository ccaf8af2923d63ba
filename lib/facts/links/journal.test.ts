import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import type { Answer } from './answer'
import { Journal } from './journal'
import { openJournal } from './open-journal'

const newFile = () => path.join(newFolder(), 'deep', 'run.ndjson')
const answer = (text: string): Answer => ({ at: 1, status: 200, page: { title: text } })

test('gives back what was answered, in the same process and in the next', () => {
  const file = newFile()
  const journal = new Journal(file)
  journal.logRequest('GET a', 'a.test')
  journal.logAnswer('GET a', answer('é\u2028"\n'))
  for (const one of [journal, new Journal(file)]) {
    expect(one.answer('GET a')).toEqual(answer('é\u2028"\n'))
    expect(one.answer('GET b')).toBeUndefined()
    expect(one.lastRequestAt('a.test')).toBeGreaterThan(Date.now() - 60_000)
    expect(one.size).toBe(1)
    expect(one.finished).toBe(false)
  }
})

test('knows after every cut what had been answered before it, and goes on from there', () => {
  const file = newFile()
  const journal = new Journal(file)
  const names = Array.from({ length: 20 }, (_, index) => `GET ${index}`)
  for (const name of names) journal.logAnswer(name, answer(`${name} ü`))
  const bytes = readFileSync(file)
  fc.assert(
    fc.property(fc.nat(bytes.length), (length) => {
      writeFileSync(file, bytes.subarray(0, length))
      const lines = bytes.subarray(0, length).toString('latin1').split('\n').length - 1
      const cut = new Journal(file)
      const known = names.filter((name) => cut.answer(name))
      cut.logAnswer('GET next', answer('next'))
      const next = new Journal(file)
      expect([known, next.answer('GET next'), next.size]).toEqual([
        names.slice(0, lines),
        answer('next'),
        lines + 1,
      ])
      cut.close()
      next.close()
    }),
  )
})

test('passes over lines that are no lines of a journal', () => {
  const file = newFile()
  new Journal(file).logAnswer('GET a', answer('a'))
  appendFileSync(file, 'nonsense\n{"key":"GET b","answer":{}}\n\n\u0000\n')
  const journal = new Journal(file)
  journal.logAnswer('GET c', answer('c'))
  expect([journal.answer('GET a'), journal.answer('GET b'), journal.answer('GET c')]).toEqual([
    answer('a'),
    undefined,
    answer('c'),
  ])
})

test('reads lines that are longer than it reads at once', () => {
  const file = newFile()
  const journal = new Journal(file)
  for (const name of ['a', 'b', 'c']) journal.logAnswer(name, answer(name.repeat(700_000)))
  const next = new Journal(file)
  expect(next.answer('b')).toEqual(answer('b'.repeat(700_000)))
})

const day = (text: string) => Date.parse(`${text}T12:00:00Z`)

test('a run that was stopped goes on with its own day', () => {
  const folder = newFolder()
  const first = openJournal(folder, day('2026-11-20'))
  first.journal.logAnswer('GET a', answer('a'))
  const second = openJournal(folder, day('2026-11-21'))
  expect([first.day, second.day, second.journal.size]).toEqual(['2026-11-20', '2026-11-20', 1])
  second.journal.finish()
  const third = openJournal(folder, day('2026-11-21'))
  expect([third.day, third.journal.size]).toEqual(['2026-11-21', 0])
})

test('a run that was stopped two days ago is of no use', () => {
  const folder = newFolder()
  openJournal(folder, day('2026-11-19')).journal.logAnswer('GET a', answer('a'))
  expect(openJournal(folder, day('2026-11-21')).day).toBe('2026-11-21')
})

test('a run that is finished and asks for more is not finished', () => {
  const folder = newFolder()
  const { journal } = openJournal(folder, day('2026-11-20'))
  journal.finish()
  expect(openJournal(folder, day('2026-11-20')).journal.finished).toBe(true)
  journal.logRequest('GET b', 'b.test')
  expect(openJournal(folder, day('2026-11-20')).journal.finished).toBe(false)
})

test('an empty file is a journal', () => {
  const file = newFile()
  new Journal(file).logAnswer('GET a', answer('a'))
  truncateSync(file)
  expect(new Journal(file).size).toBe(0)
})
