import { expect, test } from 'vitest'
import { testServer } from '../test-server'
import { call, withId } from './client'

interface Row {
  path: string
  status: number
  code: string
  message: string
}

const invalid = (message: string) => ({ status: 400, code: 'invalid_parameter', message })
const missing = (message: string) => ({ status: 404, code: 'not_found', message })

/** The error table of the API contract, from the point of view of a client. */
const details: [path: string, noun: string, notFound: string][] = [
  ['/projects/%', 'project', 'Project'],
  ['/projects/%/relationships', 'project', 'Project'],
  ['/entities/%', 'entity', 'Entity'],
  ['/people/%', 'person', 'Person'],
  ['/regulations/%', 'regulation', 'Regulation'],
  ['/standards/%', 'standard', 'Standard'],
  ['/dlts/%', 'DLT', 'DLT technology'],
  ['/dlt-instances/%', 'DLT instance', 'DLT instance'],
  ['/did-methods/%', 'DID method', 'DID method'],
]
const wrongIds = [
  ...['abc', '0', '-1', '1.5', '1e3', '9007199254740992', '0x10', '%20', '1%00', 'null'],
  ...['%', '%ff', '%31%ff'],
]

const lists = [
  'projects',
  'entities',
  'people',
  'regulations',
  'standards',
  'dlts',
  'dlt-instances',
  'did-methods',
]
const wrongQueries = [
  'page=0',
  'page=-1',
  'page=abc',
  'page=1.5',
  'page=1&page=2',
  'page=99999999999999999999',
  'per_page=0',
  'per_page=101',
  'per_page=ten',
  `q=${'x'.repeat(201)}`,
]

const rows: Row[] = [
  ...details.flatMap(([path, noun, notFound]) => [
    ...wrongIds.map((id) => ({ path: path.replace('%', id), ...invalid(`Invalid ${noun} ID`) })),
    ...['999999999', '9007199254740991'].map((id) => ({
      path: path.replace('%', id),
      ...missing(`${notFound} not found`),
    })),
  ]),
  ...lists.flatMap((list) =>
    wrongQueries.map((query) => ({
      path: `/${list}?${query}`,
      ...invalid('Invalid page parameter'),
    })),
  ),
  { path: '/projects?type=Public', ...invalid('Invalid page parameter') },
  { path: '/entities?type=Consortium', ...invalid('Invalid page parameter') },
  { path: '/standards?include_projects=yes', ...invalid('Invalid page parameter') },
  { path: '/dlts?include_instances=2', ...invalid('Invalid page parameter') },
  {
    path: '/countries?include_regulations=maybe',
    ...invalid('The parameter include_regulations must be true or false.'),
  },
  {
    path: '/industries?include_projects=true&include_projects=true',
    ...invalid('The parameter include_projects must appear only once and be true or false.'),
  },
  {
    path: `/search?query=${'x'.repeat(201)}`,
    ...invalid('The parameter query must be text of at most 200 characters.'),
  },
  {
    path: '/search?query=a&query=b',
    ...invalid('The parameter query must appear only once and be text of at most 200 characters.'),
  },
  { path: '/graph/nodes?format=csv', ...invalid('Invalid format parameter') },
  { path: '/graph/links?format=compressed', ...invalid('Invalid format parameter') },
]

test('every wrong request gets the documented status, code and message', async () => {
  for (const { path, status, code, message } of rows) {
    const response = await call(path)
    expect(await response.json(), path).toEqual({ error: { code, message } })
    expect(response.status, path).toBe(status)
    expect(response.headers.get('cache-control'), path).toBe('no-store')
  }
})

test('an unknown path is 404 and another method 405 with Allow', async () => {
  const unknown = await call('/nothing')
  expect(unknown.status).toBe(404)
  expect((await unknown.json()).error.code).toBe('not_found')
  expect((await call('/nothing/%ff')).status).toBe(404)
  const project = await withId('/projects/{id}')
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await call(project, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect((await response.json()).error.code).toBe('method_not_allowed')
    expect((await call('/nothing', { method })).status).toBe(404)
  }
  const headers = { 'content-type': 'application/json' }
  const body = '{'.repeat(5000)
  const posted = await fetch(`${testServer.apiBase}/projects`, { method: 'POST', headers, body })
  expect(posted.status).toBe(405)
})

test('a page past the end is empty, with the right numbers', async () => {
  const response = await call('/projects?page=9999&per_page=7')
  expect(response.status).toBe(200)
  const { data, pagination } = await response.json()
  expect(data).toEqual([])
  expect(pagination).toMatchObject({ page: 9999, per_page: 7 })
  expect(pagination.total_pages).toBe(Math.ceil(pagination.total / 7))
})

test('unknown parameters are ignored', async () => {
  const [plain, odd] = await Promise.all([
    call('/projects'),
    call('/projects?utm_source=x&foo[]=1'),
  ])
  expect(await odd.text()).toBe(await plain.text())
})
