import { expect, test } from 'vitest'
import type { ProjectDetail } from '@/lib/contract/projects'
import { project as detail, organization } from '@/tests/fixtures/projects'
import { aSource } from '@/tests/fixtures/sources'
import {
  compareProjects,
  comparisonSources,
  comparisonTable,
  comparisonTitle,
  findDisclosedByOne,
  findSame,
  findTableRows,
  getShown,
} from './comparison'

const standard = (id: number, source?: string) => ({ id, title: `S${id}`, type: 'Follows', source })

const one = detail(1, {
  status: 'Pilot',
  launch_date: '2020-03',
  launch_date_source: 'https://a.example',
  uses_ssi: true,
  uses_ssi_source: 'https://b.example',
  standards: [standard(1, 'https://a.example'), standard(2)],
})
const two = detail(2, {
  status: 'Pilot',
  launch_date: '2020-03',
  uses_ssi: false,
  standards: [standard(2), standard(1)],
  products: [{ id: 1, title: '=cmd()' }],
})

const getRow = (name: string, ...projects: ProjectDetail[]) =>
  compareProjects(projects)
    .groups.flatMap(({ rows }) => rows)
    .find((row) => row.name === name)

test('separates equal from different values, ignoring the order of lists and the sources', () => {
  expect(getRow('Status', one, two)?.agrees).toBe(true)
  expect(getRow('Launched', one, two)?.agrees).toBe(true)
  expect(getRow('Follows standards', one, two)?.agrees).toBe(true)
  expect(getRow('Uses self-sovereign identity', one, two)?.agrees).toBe(false)
  expect(getRow('Products', one, two)?.agrees).toBe(false)
})

test('No and Not disclosed differ, and a single project agrees with no other', () => {
  expect(getRow('Uses self-sovereign identity', two, detail(3, {}))?.agrees).toBe(false)
  expect(getRow('Status', one)?.agrees).toBe(false)
})

test('names fields that no project states, instead of showing empty rows', () => {
  const { empty } = compareProjects([one, two])
  expect(empty).toContain('Ledgers')
  expect(empty).not.toContain('Products')
  expect(getRow('Ledgers', one, two)).toBeUndefined()
})

test('properties that only one of several projects discloses are listed separately from the table', () => {
  const whole = compareProjects([one, two, detail(3, { status: 'Pilot' })])
  const shown = findTableRows(whole).groups.flatMap(({ rows }) => rows.map(({ name }) => name))
  expect(shown).toContain('Uses self-sovereign identity')
  expect(shown).not.toContain('Products')
  expect(findDisclosedByOne(whole).map(({ name, subject }) => [name, subject?.key])).toEqual([
    ['Products', 2],
  ])
  // With two projects, each of such properties is a difference.
  expect(findDisclosedByOne(compareProjects([one, two]))).toEqual([])
})

test('the kind of source of each status stays in the table, even if it is the same', () => {
  const url = 'https://press.example/'
  const [first, second] = [1, 2].map((id) => detail(id, { status: 'Launched', status_source: url }))
  if (!first || !second) throw new Error('Two projects are needed')
  const record = aSource({ url, kind: 'code' })
  const compared = compareProjects([first, second], new Map([[url, record]]))
  const [group] = findTableRows(compared).groups
  expect(
    group?.rows.map(({ name, cells }) => [name, cells.flat().map(({ text }) => text)]),
  ).toEqual([
    ['Status', ['Launched', 'Launched']],
    ['Evidence of status', ['Code repository', 'Code repository']],
  ])
  expect(findSame(compared).map(({ name }) => name)).not.toContain('Evidence of status')
})

test('tells a status whose source is undated from one without a source', () => {
  const source = { status_source: 'https://press.example/' }
  const row = getRow(
    'Status as of',
    detail(1, { ...source, status_date: '2026-06' }),
    detail(2, source),
    detail(3, {}),
  )
  expect(row?.cells.map(([value]) => value?.text)).toEqual(['2026-06', 'Source undated', undefined])
})

test('numbers the sources of all projects in one list, starting with the rows that differ', () => {
  const { sources } = comparisonSources(compareProjects([one, two]))
  expect(sources.map(({ text, uses }) => [text, uses])).toEqual([
    ['https://b.example', 1],
    ['https://a.example', 2],
  ])
})

test('an undisclosed answer has no place for a source, a disclosed one without is unsourced', () => {
  const [yes, no, nothing] =
    getRow('Uses self-sovereign identity', one, two, detail(3, {}))?.cells ?? []
  expect(yes?.[0]?.sources).toEqual(['https://b.example'])
  expect(no?.[0]).toMatchObject({ text: 'No', sources: [undefined] })
  expect(nothing?.[0]).toEqual({ text: 'Not disclosed' })
})

const consortium = (...members: number[]) =>
  detail(9, {
    consortia_relations: {
      as_source: [{ id: 5, title: 'Umbrella', type: 'Child' }],
      as_target: members.map((id) => ({ id, title: `Member ${id}`, type: 'Member' })),
    },
  })

test('states the relation to another project apart from its name', () => {
  const [values] = getRow('Related projects', consortium(1, 2))?.cells ?? []
  expect(values?.map(({ relation, text }) => [relation, text])).toEqual([
    ['Part of', 'Umbrella'],
    ['Member projects', 'Member 1'],
    ['Member projects', 'Member 2'],
  ])
  expect(getRow('Related projects', consortium(1), consortium(2))?.agrees).toBe(false)
  const { rows } = comparisonTable(compareProjects([consortium(1)]))
  expect(rows.map(([, , , , value]) => value)).toContain('Member projects: Member 1')
})

test('groups partners by role, states a further role of others after their name, and lists suppliers apart', () => {
  const entities = [
    organization(1, 'Managing', { role: 'Supplier' }),
    organization(2, 'Managing'),
    organization(3, 'Affiliation', { role: 'Supplier' }),
    organization(4, 'Affiliation'),
    organization(5, 'Managing', { role: 'Operator' }),
    organization(6, 'Affiliation', { role: 'Issuer' }),
  ]
  const compared = [detail(1, { entities }), detail(2, {})]
  expect(getRow('Managed by', ...compared)?.cells[0]).toMatchObject([
    { text: 'Organization 1' },
    { text: 'Organization 2' },
    { text: 'Organization 5 (operator)' },
  ])
  expect(getRow('Partners', ...compared)?.cells[0]).toMatchObject([
    { text: 'Organization 4' },
    { text: 'Organization 6', relation: 'Issuer' },
  ])
  expect(getRow('Suppliers', ...compared)?.cells[0]?.map(({ text }) => text)).toEqual([
    'Organization 1',
    'Organization 3',
  ])
})

test('suppliers, funders, ledgers and laws stay in the table if only one project discloses them', () => {
  const disclosing = detail(1, {
    dlt_instances: [{ id: 4, name: 'Main net' }],
    did_methods: [{ id: 5, name: 'did:example' }],
    regulations: [{ id: 6, title: 'Act' }],
    entities: [organization(3, 'Funding', { role: 'Supplier' })],
  })
  const compared = compareProjects([disclosing, detail(2, {}), detail(3, {})])
  const names = findTableRows(compared).groups.flatMap(({ rows }) => rows.map(({ name }) => name))
  expect(names).toEqual(expect.arrayContaining(['Suppliers', 'Funded by', 'Ledgers', 'Laws']))
  expect(names).not.toContain('DID methods')
})

test('the exported table has one row per value, with its project and source', () => {
  const { columns, rows, path } = comparisonTable(compareProjects([one, two]))
  expect(columns.map(({ title }) => title)).toEqual([
    'Group',
    'Property',
    'Project id',
    'Project',
    'Value',
    'Sources',
  ])
  expect(path).toBe('/compare?ids=1,2')
  expect(rows).toContainEqual([
    'At a glance',
    'Launched',
    1,
    'Project 1',
    'Pilot since March 2020',
    'https://a.example',
  ])
  expect(rows).toContainEqual([
    'At a glance',
    'Launched',
    2,
    'Project 2',
    'Pilot since March 2020',
    '',
  ])
  expect(
    rows.some(([, name, id, , value]) => name === 'Products' && id === 2 && value === '=cmd()'),
  ).toBe(true)
  expect(rows.filter(([, name]) => name === 'Follows standards').length).toBe(4)
})

test('a long list is shortened on the page with its sources, but not in the file', () => {
  const many = detail(4, {
    standards: Array.from({ length: 6 }, (_, at) => standard(at + 1, `https://${at}.example`)),
  })
  const row = getRow('Follows standards', many, one)
  expect(row?.cells[0]).toHaveLength(6)
  expect(getShown(row?.cells[0] ?? [])).toHaveLength(2)
  const { sources } = comparisonSources(compareProjects([many, two]))
  expect(sources.map(({ url }) => url)).not.toContain('https://5.example')
  expect(JSON.stringify(comparisonTable(compareProjects([many, two])).rows)).toContain(
    'https://5.example',
  )
})

test('the title names at most three of those compared', () => {
  const title = (...names: string[]) =>
    comparisonTitle({
      kind: 'projects',
      subjects: names.map((name, key) => ({ key, name, path: '' })),
    })
  expect([title(), title('A (B)')]).toEqual(['Compare projects', 'Compare A'])
  expect(title('A', 'B', 'C')).toBe('A, B and C compared')
  expect(title('A', 'B', 'C', 'D', 'E')).toBe('A, B, C and 2 others compared')
  const long = 'L'.repeat(40)
  expect(title('A', long, long, 'D')).toBe(`A, ${long} and 2 others compared`)
})
