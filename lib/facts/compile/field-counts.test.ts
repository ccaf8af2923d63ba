import { expect, test } from 'vitest'
import { collections } from '@/lib/contract/additions'
import { getFields } from '@/lib/contract/codebook'
import { FieldCounts } from '@/lib/contract/service'
import { compiledWith } from '@/tests/fixtures/facts'
import { fieldCounts } from './field-counts'

const snapshot = await compiledWith()
const { data } = FieldCounts.parse(snapshot.documents.get('fields'))

const getCount = (collection: string, path: string) =>
  data.find((one) => one.collection === collection)?.fields.find((field) => field.path === path)
    ?.records

test('counts the records that have a field, in the list or in the detail', () => {
  const projects = snapshot.families.projects.map(({ id }) =>
    Object.entries(snapshot.documents.get(`projects/${id}`) ?? {}),
  )
  const having = (name: string) =>
    projects.filter((fields) => fields.some(([key, value]) => key === name && value != null)).length
  for (const field of ['title', 'launch_date', 'uses_ssi', 'uses_ssi_source', 'status']) {
    expect(having(field), field).toBeGreaterThan(0)
    expect(getCount('projects', field), field).toBe(having(field))
  }
  expect(data.map(({ collection, records }) => [collection, records])).toEqual(
    collections.map((name) => [name, { ...snapshot.families, ...snapshot.additions }[name].length]),
  )
})

test('counts No as an answer, and ignores empty values', () => {
  const families = { ...snapshot.families, people: [] }
  const item = (summary: object) => ({ id: 1, names: [], filters: {}, summary, includes: {} })
  const summary = { yes: true, no: false, none: null, text: '', list: [], zero: 0, of: { a: null } }
  const counted = fieldCounts(
    { ...families, people: [item(summary)] },
    { sources: [], evidence: [] },
    new Map(),
  )
  const people = counted.data.find(({ collection }) => collection === 'people')
  expect(people?.fields.map(({ path }) => path)).toEqual(['yes', 'no', 'zero', 'of'])
})

test('every field that is counted is one of the codebook', () => {
  expect(data.length).toBe(collections.length)
  for (const { collection, fields } of data) {
    const collectionName = collections.find((name) => name === collection)
    const paths = collectionName ? getFields(collectionName).map(({ path }) => path) : []
    const unknown = fields.map(({ path }) => path).filter((path) => !paths.includes(path))
    expect(fields, collection).not.toEqual([])
    expect(unknown, collection).toEqual([])
  }
})
