import { expect, test } from '@playwright/test'
import { fold } from '@/lib/text/fold'
import { FilterValues, filterTrigram } from './filter-codes'

const codes = [...Array(7000).keys(), 1_000_000, 8_999_999]

test('codes of filters are three characters each, all different, and in no name', () => {
  const trigrams = codes.map(filterTrigram)
  expect(new Set(trigrams).size).toBe(codes.length)
  expect(trigrams.filter((text) => [...text].length !== 3)).toEqual([])
  expect(trigrams.filter((text) => fold(text) !== '')).toEqual([])
})

test('codes that follow each other have no other code between them', () => {
  const all = new Set(codes.map(filterTrigram))
  const between = codes.flatMap((code, index) => {
    const text = filterTrigram(code) + filterTrigram(codes[(index * 7 + 1) % codes.length] ?? 0)
    return [text.slice(1, 4), text.slice(2, 5)]
  })
  expect(between.filter((text) => all.has(text))).toEqual([])
})

test('values are numbered and counted by their filter', () => {
  const values = new FilterValues()
  const next = [
    values.next('type', 'A'),
    values.next('type', 'B'),
    values.next('type', 'A'),
    values.next('place', 'A'),
  ]
  expect(next).toEqual([
    { code: 0, position: 0 },
    { code: 1, position: 0 },
    { code: 0, position: 1 },
    { code: 2, position: 0 },
  ])
  expect([...values.all()]).toEqual([
    { name: 'type', value: 'A', code: 0, total: 2 },
    { name: 'type', value: 'B', code: 1, total: 1 },
    { name: 'place', value: 'A', code: 2, total: 1 },
  ])
})
