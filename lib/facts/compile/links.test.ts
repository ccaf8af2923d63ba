import { expect, test } from 'vitest'
import type { GraphLinks } from '@/lib/contract/graph'
import type { ProjectRelationships } from '@/lib/contract/project-relationships'
import type { ProjectDetail } from '@/lib/contract/projects'
import { adding, type Changes, compiledWith } from '@/tests/fixtures/facts'

const membership = adding(
  'relations:\n  - type: Member\n    target: test-consortium\n    source: https://a.example.org',
)
/** Makes each part also state that it is a member. */
const withMemberships: Changes = {
  'projects/meadow-passport.yaml': membership,
  'projects/harbour-wallet.yaml': (text) =>
    text.replace(
      'relations:\n',
      'relations:\n  - type: Member\n    target: test-consortium\n    source: https://a.example.org\n',
    ),
}

const linksWith = async (changes: Changes = {}) =>
  ((await compiledWith(changes)).documents.get('graph/links') as GraphLinks).data

/** Returns the links between a project and the consortium, with their labels. */
const toConsortium = (links: GraphLinks['data'], source: string): string[] =>
  links
    .filter(({ sourceNodeId, targetNodeId }) =>
      [sourceNodeId, targetNodeId].every((id) => [source, 'project-3'].includes(id)),
    )
    .map((link) => `${link.sourceNodeId} ${link.type} ${link.targetNodeId}: ${link.label}`)

test('links a project that is part of another as its member, whichever of the two states it', async () => {
  const links = await linksWith()
  expect(toConsortium(links, 'project-4')).toEqual([
    'project-4 Member project-3: Meadow Passport is part of Test Consortium',
  ])
  expect(toConsortium(links, 'project-2')).toEqual([
    'project-2 Member project-3: Harbour Wallet is part of Test Consortium',
  ])
})

test('has one link and one relation for a part that is also a member', async () => {
  const links = await linksWith(withMemberships)
  expect(links).toHaveLength((await linksWith()).length)
  expect(toConsortium(links, 'project-4')).toEqual([
    'project-4 Member project-3: Meadow Passport is a member of Test Consortium',
  ])
  expect(toConsortium(links, 'project-2')).toEqual([
    'project-2 Member project-3: Harbour Wallet is a member of Test Consortium',
  ])
  const { documents } = await compiledWith(withMemberships)
  const { projects } = documents.get('projects/3/relationships') as ProjectRelationships
  expect(projects.outgoing).toEqual([])
  expect(projects.incoming.map(({ type, source_project }) => [source_project.id, type])).toEqual([
    [1, 'Member'],
    [2, 'Member'],
    [4, 'Member'],
  ])
  for (const id of [2, 3, 4]) {
    const { summary } = documents.get(`projects/${id}/relationships`) as ProjectRelationships
    const { stats } = documents.get(`projects/${id}`) as ProjectDetail
    expect(summary.totalRelationships, `project ${id}`).toBe(stats?.total_links)
  }
})
