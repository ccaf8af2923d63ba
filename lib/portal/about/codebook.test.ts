import { expect, test } from 'vitest'
import { collections } from '@/lib/contract/additions'
import { getFields } from '@/lib/contract/codebook'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { projectFacets } from '@/lib/portal/list/definitions/project-facets'
import { noValue } from '@/lib/portal/list/facets'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { absences, codebookSections } from './codebook'

const getRow = (path: string, sections = codebookSections()) =>
  sections[0]?.rows.find((row) => row.path === path)

test('lists every field once, in a row of its own or in that of another field', () => {
  for (const { collection, rows } of codebookSections()) {
    const told = rows.flatMap(({ path, source, parts }) => [
      path,
      ...(source ? [source.name] : []),
      ...parts.flatMap(({ name }) => [`${path}.${name}`, `${path}[].${name}`]),
    ])
    const paths = getFields(collection).map(({ path }) => path)
    expect(paths.filter((path) => told.filter((one) => one === path).length !== 1)).toEqual([])
  }
  expect(codebookSections().map(({ collection }) => collection)).toEqual([...collections])
})

test('puts the source field in the row of the field that it confirms', () => {
  expect(getRow('launch_date')).toMatchObject({
    type: 'text',
    source: { name: 'launch_date_source' },
  })
  expect(getRow('launch_date')?.records).toBeUndefined()
  expect(getRow('launch_date_source')).toBeUndefined()
  expect(getRow('inclusion_criteria.claims_ssi')?.source?.name).toBe(
    'inclusion_criteria.claims_ssi_sources',
  )
})

test('puts fields with a common meaning into the row of the nearest field', () => {
  expect(getRow('geographic_focus')?.type).toBe('list of groups')
  expect(getRow('geographic_focus')?.parts.map(({ name }) => name)).toEqual([
    'country',
    'country.id',
    'country.name',
    'country.code',
    'source',
  ])
  expect(getRow('persons_of_interest')?.parts.map(({ name }) => name)).toContain('role')
  expect(getRow('persons_of_interest[].on_behalf_of')?.parts.map(({ name }) => name)).toEqual([
    'id',
    'name',
  ])
})

test('states how many records have a field, if known, even if the number is zero', () => {
  const fields = [
    { path: 'launch_date', records: 3 },
    { path: 'launch_date_source', records: 2 },
  ]
  const sections = codebookSections({ data: [{ collection: 'projects', records: 4, fields }] })
  expect(sections[0]?.records).toBe(4)
  expect(getRow('launch_date', sections)).toMatchObject({
    records: 3,
    source: { name: 'launch_date_source', records: 2 },
  })
  expect(getRow('uses_ssi', sections)?.records).toBe(0)
  expect(sections[1]?.records).toBeUndefined()
})

test('no meaning only repeats the label of its field', () => {
  const simplify = (text: string) => text.toLowerCase().replace(/^the |\.$/g, '')
  const repeated = codebookSections().flatMap(({ collection, rows }) =>
    rows
      .filter(({ label, means }) => simplify(label.split(': ').at(-1) ?? '') === simplify(means))
      .map(({ path }) => `${collection}: ${path}`),
  )
  expect(repeated).toEqual([])
})

const names = nameLookup({ countries: [], industries: [], graph: graphIndex([], []) })

test('the codebook explains every value by which projects without a value are filtered', () => {
  const words = projectFacets.flatMap(({ parse, getName }) =>
    parse(noValue) === noValue ? (getName(noValue, names) ?? '') : [],
  )
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((word) => !Object.hasOwn(absences, word))).toEqual([])
})
