import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { type Finding, RunFile } from './run-file'

const day = '2026-11-21'
const noon = (text: string) => Date.parse(`${text}T12:00:00Z`)
const makeFinding = (title: string): Finding => ({ verdict: 'ok', status: 200, page: { title } })

test('returns added findings, in the same process and in the next', () => {
  const folder = newFolder()
  const run = new RunFile(folder, day)
  run.add({ url: 'http://a.test/', finding: makeFinding('é\u2028"\n') })
  run.add({ url: 'http://a.test/', copy: null })
  run.add({ host: 'a.test', opensAt: 5 })
  for (const one of [run, new RunFile(folder, day)]) {
    expect([...one.findings]).toEqual([['http://a.test/', makeFinding('é\u2028"\n')]])
    expect([...one.copies]).toEqual([['http://a.test/', null]])
    expect([...one.waits]).toEqual([['a.test', 5]])
    expect(one.finished).toBe(false)
  }
})

test('after a cut at any byte, has the findings before it and continues from there', () => {
  const folder = newFolder()
  const run = new RunFile(folder, day)
  const urls = Array.from({ length: 20 }, (_, index) => `http://a.test/${index}`)
  for (const url of urls) run.add({ url, finding: makeFinding(`${url} ü`) })
  const bytes = readFileSync(run.file)
  fc.assert(
    fc.property(fc.nat(bytes.length), (length) => {
      writeFileSync(run.file, bytes.subarray(0, length))
      const text = bytes.subarray(0, length).toString('latin1')
      const whole = text.split('\n').filter((line) => line.endsWith('}}}')).length
      new RunFile(folder, day).add({ url: 'http://next.test/', finding: makeFinding('next') })
      const next = new RunFile(folder, day)
      expect([...next.findings.keys()]).toEqual([...urls.slice(0, whole), 'http://next.test/'])
    }),
  )
})

test('ignores lines that are not lines of a run', () => {
  const folder = newFolder()
  const run = new RunFile(folder, day)
  appendFileSync(run.file, 'nonsense\n{"url":"http://a.test/","finding":{}}\n\n\u0000\n')
  run.add({ url: 'http://b.test/', finding: makeFinding('b') })
  expect([...new RunFile(folder, day).findings.keys()]).toEqual(['http://b.test/'])
})

test('a stopped run continues with the day on which it began', () => {
  const folder = newFolder()
  RunFile.open(folder, noon('2026-11-20')).add({ url: 'http://a.test/', finding: makeFinding('a') })
  const second = RunFile.open(folder, noon('2026-11-21'))
  expect([second.day, second.findings.size]).toEqual(['2026-11-20', 1])
  second.add({ finished: true })
  const third = RunFile.open(folder, noon('2026-11-21'))
  expect([third.day, third.findings.size]).toEqual(['2026-11-21', 0])
})

test('a run that was stopped two days ago is of no use', () => {
  const folder = newFolder()
  RunFile.open(folder, noon('2026-11-19')).add({ url: 'http://a.test/', finding: makeFinding('a') })
  expect(RunFile.open(folder, noon('2026-11-21')).day).toBe('2026-11-21')
})

test('a finished run that checks another link is no longer finished', () => {
  const folder = newFolder()
  const run = RunFile.open(folder, noon(day))
  run.add({ finished: true })
  expect(RunFile.open(folder, noon(day)).finished).toBe(true)
  run.add({ url: 'http://a.test/', finding: makeFinding('a') })
  expect(RunFile.open(folder, noon(day)).finished).toBe(false)
})
