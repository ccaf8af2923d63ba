import { expect, test } from '@playwright/test'
import type { ProjectSummary } from '@/lib/contract/projects'
import { suggestProjects } from './suggestions'

const project = (id: number, traits: Partial<ProjectSummary> = {}): ProjectSummary => ({
  id,
  title: `Project ${id}`,
  type: 'DID Project',
  stats: { total_links: 0, score: id },
  ...traits,
})
const country = { id: 756, name: 'Switzerland', code: 'CH' }
const managing_entity = { id: 5, name: 'An office' }

test('suggests the most alike first, with what they share, and none of those chosen', () => {
  const chosen = [project(1, { country, managing_entity, status: 'Pilot' })]
  const all = [
    ...chosen,
    project(2, { country }),
    project(3, { status: 'Pilot' }),
    project(4, { country, managing_entity }),
    project(6, { country }),
  ]
  expect(suggestProjects(chosen, all).map((one) => [one.project.id, one.shared])).toEqual([
    [4, ['managing organization', 'country', 'type']],
    [6, ['country', 'type']],
    [2, ['country', 'type']],
  ])
})

test('what neither states is not shared, and a type alone is too little', () => {
  const without = { country: null, managing_entity: null, status: null }
  expect(suggestProjects([project(1, without)], [project(2, without), project(3)])).toEqual([])
  expect(suggestProjects([], [project(2)])).toEqual([])
})

test('suggests a few only', () => {
  const all = Array.from({ length: 30 }, (_, at) => project(at + 1, { country }))
  expect(suggestProjects(all.slice(0, 1), all)).toHaveLength(4)
})
