/** The filters, the order and the fields of `/projects` beyond the contract. */
import { expect, test } from 'vitest'
import { projectListFilters, projectListParameters } from '@/lib/contract/project-list'
import { projectList } from '@/lib/portal/list/definitions/projects'
import { type Ask, serveFacts } from '@/tests/fixtures/api'

interface Page {
  data: { id: number }[]
  pagination: { total: number }
}

async function getIds(ask: Ask, query: string): Promise<number[]> {
  const { statusCode, json } = await ask(`/projects?${query}`)
  expect(statusCode, query).toBe(200)
  const { data, pagination } = json() as Page
  expect(pagination.total, query).toBe(data.length)
  return data.map(({ id }) => id)
}

async function getFault(ask: Ask, query: string): Promise<string> {
  const { statusCode, json } = await ask(`/projects?${query}`)
  expect(statusCode, query).toBe(400)
  const { error } = json()
  expect(error.code).toBe('invalid_parameter')
  return error.message
}

test('each filter is a facet of the portal, and the description lists its fixed values', () => {
  const filters = Object.entries(projectListFilters)
  const keys = filters.map(([name, { facet }]) => facet ?? name.replaceAll('_', '-'))
  const { facets } = projectList
  expect(keys.length).toBeGreaterThan(20)
  expect(facets.map(({ key }) => key)).toEqual(expect.arrayContaining(keys))
  const undescribed = filters.flatMap(([, { description }], place) => {
    const facet = facets.find(({ key }) => key === keys[place])
    return (facet?.order ?? []).filter((value) => !description.includes(`\`${value}\``))
  })
  expect(undescribed).toEqual([])
})

test('finds projects with any of several values, and with all of them', async () => {
  const { ask } = await serveFacts()
  expect(await getIds(ask, 'standard=1,2')).toEqual([1, 2])
  expect(await getIds(ask, 'standard=2&standard=1')).toEqual([1, 2])
  expect(await getIds(ask, 'standard=1,2&standard_match=any')).toEqual([1, 2])
  expect(await getIds(ask, 'standard=1,2&standard_match=all')).toEqual([1])
  expect(await getIds(ask, 'standard=1&standard_match=all')).toEqual([1, 2])
})

test('refuses too long a text of several values, and names the limit', async () => {
  const { ask } = await serveFacts()
  const values = 'CH,'.repeat(400)
  const fault =
    'The parameter country must be values separated by commas, of at most 1000 characters in all.'
  expect(await getFault(ask, `country=${values}`)).toBe(fault)
  expect(await getFault(ask, `country=CH&country=${values}`)).toBe(fault)
})

test('combines filters with each other, with the text and with the type', async () => {
  const { ask } = await serveFacts()
  expect(await getIds(ask, 'status=Pilot,Launched')).toEqual([1, 2])
  expect(await getIds(ask, 'status=Pilot,Launched&q=harbour')).toEqual([2])
  expect(await getIds(ask, 'status=Pilot&standard=2')).toEqual([])
  expect(await getIds(ask, 'type=Consortium&status=Pilot')).toEqual([])
  expect(await getIds(ask, 'group=eu&dlt_instance=none')).toEqual([2, 4, 5])
  expect(await getIds(ask, 'uses_ssi=yes&country=ch')).toEqual(
    await getIds(ask, 'uses_ssi=yes&country=CH'),
  )
  expect(await getIds(ask, 'launch_year=2001')).toEqual([])
})

test('sorts, cuts into pages and leaves out fields', async () => {
  const { ask } = await serveFacts()
  const byTitle = await getIds(ask, 'sort=title')
  expect(byTitle).toEqual([1, 2, 4, 6, 5, 3])
  expect(await getIds(ask, 'sort=-title')).toEqual(byTitle.toReversed())
  const response = await ask('/projects?sort=title&page=2&per_page=2&fields=title,id')
  expect(response.json()).toEqual({
    data: [
      { id: 4, title: 'Meadow Passport' },
      { id: 6, title: 'Orchard Badge' },
    ],
    pagination: { page: 2, per_page: 2, total: 6, total_pages: 3 },
  })
})

test('names a value that a filter cannot have, with the nearest valid one', async () => {
  const { ask } = await serveFacts()
  expect(await getFault(ask, 'status=Launched,pilto')).toBe(
    '“pilto” is not a valid value for “status”. Did you mean “Pilot”? Valid values: Launched, Pilot, Announced, Discontinued, Active, Inactive, none.',
  )
  expect(await getFault(ask, 'standard=trust')).toContain('“2 (Test Trust Registry)”')
  expect(await getFault(ask, 'country=Switzerland')).toContain('“CH (Switzerland)”')
  expect(await getFault(ask, 'standard=99999')).toContain(
    '“99999” is not a valid value for “standard”',
  )
  expect(await getFault(ask, 'country=XX')).toContain('“XX” is not a valid value for “country”')
  expect(await getFault(ask, 'fields=id,tittle')).toContain('Did you mean “title”?')
  expect(await getFault(ask, 'sort=name')).toContain('sort must be score, -score, title')
  expect(await getFault(ask, 'standard_match=both')).toBe(
    'The parameter standard_match must be any or all.',
  )
  expect(await getFault(ask, 'statsu=Pilot')).toBe(
    'There is no parameter “statsu”. Did you mean “status”?',
  )
})

test('changes no response without these parameters, and no message of the contract', async () => {
  const { ask } = await serveFacts()
  const plain = (await ask('/projects')).body
  for (const name of Object.keys(projectListParameters)) {
    expect((await ask(`/projects?${name}=`)).body, name).toBe(plain)
  }
  expect((await ask('/projects?utm_source=x')).body).toBe(plain)
  expect(await getFault(ask, 'page=0&status=Pilot')).toBe('Invalid page parameter')
})
