/** The relationships view of each project, with the real facts. */
import { expect, test } from 'vitest'
import type { ProjectRelationships } from '@/lib/contract/project-relationships'
import type { ProjectDetail } from '@/lib/contract/projects'
import { snapshotOfFacts } from '../fixtures/every-record'

test('the relationships of every project are as many as its links', async () => {
  const { families, documents } = await snapshotOfFacts()
  expect(families.projects.length).toBeGreaterThan(300)
  const different = families.projects.flatMap(({ id }) => {
    const { stats } = documents.get(`projects/${id}`) as ProjectDetail
    const relationships = documents.get(`projects/${id}/relationships`) as ProjectRelationships
    const { projects, summary, project: _, ...groups } = relationships
    const { outgoing, incoming } = projects
    const listed = [...Object.values(groups), outgoing, incoming].flat().length
    const counts = [stats?.total_links, summary.totalRelationships, listed]
    return new Set(counts).size > 1 ? [`${id}: ${counts.join(', ')}`] : []
  })
  expect(different).toEqual([])
})
