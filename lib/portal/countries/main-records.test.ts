import { expect, test } from 'vitest'
import { country as countryWith, project as projectWith } from '@/tests/fixtures/projects'
import { getMainRecords, maxRows } from './main-records'

const project = (id: number, status?: string) => projectWith(id, { status })
const organization = (id: number) => ({ id, name: `Organization ${id}`, type: ['Public'] })
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const getIds = (items: readonly { id: number }[] | null | undefined) => items?.map(({ id }) => id)

const country = (projects: number, organizations: number) => ({
  ...countryWith(756, 'CH', 'Switzerland', { entities: organizations, projects_hq: projects }),
  projects_hq: numbers(projects).map((id) => project(id)),
  entities_hq: numbers(organizations).map(organization),
})

test('projects that run come first, and those that have ended last', () => {
  const projects_hq = [
    project(1, 'Discontinued'),
    project(2),
    project(3, 'Announced'),
    project(4, 'Active'),
    project(5, 'Pilot'),
    project(6, 'Launched'),
  ]
  const { country: main } = getMainRecords({ ...country(0, 0), projects_hq })
  expect(getIds(main.projects_hq)).toEqual([4, 6, 5, 3, 2, 1])
})

test('the organizations with the most connections come first', () => {
  expect(getIds(getMainRecords(country(0, 4), [3, 9, 1]).country.entities_hq)).toEqual([3, 1, 2, 4])
})

test('a long list is shortened, but never by a single row', () => {
  const { projects, organizations } = maxRows
  const { country: one } = getMainRecords(country(projects + 1, organizations + 1))
  expect(getIds(one.projects_hq)).toHaveLength(projects + 1)
  expect(getIds(one.entities_hq)).toHaveLength(organizations + 1)
  const { country: two } = getMainRecords(country(projects + 2, organizations + 2))
  expect(getIds(two.projects_hq)).toEqual(numbers(projects))
  expect(getIds(two.entities_hq)).toEqual(numbers(organizations))
  expect(two.stats).toEqual(country(projects + 2, organizations + 2).stats)
})

test('projects that serve the country are listed once, and counted if they are not based there', () => {
  const projects_target = [project(2), project(7, 'Pilot'), project(8)]
  const { country: main, otherCount } = getMainRecords({ ...country(3, 0), projects_target })
  expect([getIds(main.projects_target), otherCount]).toEqual([[7, 8], 2])
})
