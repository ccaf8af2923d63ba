import { expect, test } from 'vitest'
import { organization, project as projectWith } from '@/tests/fixtures/projects'
import { mainRoles } from './organization-roles'

const project = (id: number, code: string, links: number, ...relations: [number, string][]) =>
  projectWith(id, {
    country: { id: 1, code, name: code },
    stats: { score: 0, total_links: links },
    entities: relations.map((relation) => organization(...relation)),
  })

test('the main project of an organization is in the country, or else the best connected', () => {
  const roles = mainRoles(
    [
      project(1, 'DE', 90, [7, 'Member'], [8, 'Funding']),
      project(2, 'KE', 3, [7, 'Managing'], [7, 'Funding']),
      project(3, 'DE', 95, [8, 'Member']),
    ],
    'KE',
  )
  expect(roles.get(7)).toEqual({
    project: { id: 2, title: 'Project 2' },
    role: 'Manager, Funder',
    otherCount: 1,
  })
  expect(roles.get(8)).toMatchObject({ project: { id: 3 }, role: 'Member', otherCount: 1 })
})
