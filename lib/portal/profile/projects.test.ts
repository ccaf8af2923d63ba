import { expect, test } from 'vitest'
import { mostConnectedProjects } from '@/lib/portal/projects/project-facts'
import { organization, project } from '@/tests/fixtures/projects'
import { projectSources } from './fields/project-fields'
import { projectRelations, rolesByProject } from './project-relations'

test('ranks by connections, ties in the order of the list', () => {
  const projects = [2, 5, 2].map((total_links, at) =>
    project(at + 1, { stats: { total_links, score: 0 } }),
  )
  expect(mostConnectedProjects(projects, 2).map(({ id }) => id)).toEqual([2, 1])
})

test('reads relations from this side, in both directions and without repeating a project', () => {
  const ref = (id: number, type: string, source?: string) => ({ id, title: `P${id}`, type, source })
  const groups = projectRelations({
    parent_consortium: ref(4, 'Consortium'),
    child_projects: [ref(1, 'DID Project'), ref(6, 'DID Project')],
    as_source: [ref(1, 'Parent', 'https://s.example'), ref(2, 'Member')],
    as_target: [ref(3, 'Member'), ref(4, 'Parent'), ref(5, 'Rivals')],
  })
  expect(groups.map(({ label, projects }) => [label, projects.map(({ id }) => id)])).toEqual([
    ['Parent of', [1, 6]],
    ['Member of', [2]],
    ['Member projects', [3]],
    ['Part of', [4]],
    ['Rivals, stated by the other', [5]],
  ])
  expect(groups[0]?.projects.map(({ sourceable }) => sourceable)).toEqual([true, false])
  expect(projectRelations(undefined)).toEqual([])
})

test('numbers the sources of a project in the order of its page', () => {
  const detail = project(7, {
    entities: [
      organization(1, 'Affiliation', { source: 'https://3.example' }),
      organization(1, 'Managing', { source: 'https://2.example' }),
    ],
    mission_statement_source: 'https://1.example',
  })
  expect(projectSources(detail).sources.map(({ host }) => host)).toEqual([
    '1.example',
    '2.example',
    '3.example',
  ])
})

test('finds the roles of an organization by project, stated roles and roles from relationships', () => {
  const relation = (relationship: string, role?: string) => organization(7, relationship, { role })
  const details = [
    project(1, { entities: [relation('Affiliation', 'Supplier')] }),
    project(2, { entities: [relation('Affiliation'), relation('Managing', 'Operator')] }),
    project(3, { entities: [organization(8, 'Funding')] }),
  ]
  expect([...rolesByProject(details, 7)]).toEqual([
    [1, ['Supplier']],
    [2, ['Manager', 'Operator', 'Partner']],
  ])
})
