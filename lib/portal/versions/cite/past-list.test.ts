import { expect, test } from 'vitest'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { computeHash } from './frozen'
import { answerText, listChanges } from './past-list'
import { familyOfPastList, pastListAddress, pastListFileAddress } from './past-list-address'

const state = { page: 3, filters: { country: ['CH'] }, sort: 'name' }
const answer = {
  version: '2026.01.02',
  family: 'projects',
  state,
  siteUrl: 'https://atlas.test',
} as const

test('the document of a list depends on its records alone, not on their order', () => {
  const text = answerText({ ...answer, items: [{ id: 2 }, { id: 1 }] })
  expect(text).toBe(answerText({ ...answer, items: [{ id: 1 }, { id: 2 }] }))
  expect(JSON.parse(text)).toEqual({
    version: '2026.01.02',
    address: 'https://atlas.test/versions/2026.01.02/projects?country=CH',
    list: 'https://atlas.test/projects?country=CH',
    total: 2,
    records: [{ id: 1 }, { id: 2 }],
  })
  expect(computeHash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(pastListAddress('latest', 'projects', state)).toBe('/versions/latest/projects?country=CH')
  for (const format of tableFormats) {
    const path = `/versions/2026.01.02/data/projects.${format}`
    expect(pastListFileAddress('2026.01.02', 'projects', state, format)).toBe(`${path}?country=CH`)
    expect(familyOfPastList(path)).toBe('projects')
  }
})

const record = { family: 'projects', name: 'A', kind: 'changed', changes: [] }

test('lists new, removed and changed records of a list', () => {
  const [a, b, c] = [1, 2, 3].map((id) => ({ id, name: `R${id}` }))
  if (!a || !b || !c) throw new Error('There are three')
  const changed = [
    { ...record, id: 2 },
    { ...record, id: 9 },
  ]
  expect(listChanges([a, b], [b, c], changed)).toEqual({ added: [c], removed: [a], changed: [b] })
})
