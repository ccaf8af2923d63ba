import { expect, test } from '@playwright/test'
import { type GraphLinks, linkTypes } from '@/lib/contract/graph'
import type { ProjectRelationships } from '@/lib/contract/project-relationships'
import { adding, type Changes, compiledWith } from '@/tests/fixtures/facts'

const membership = adding(
  'relations:\n  - type: Member\n    target: test-consortium\n    source: https://a.example.org',
)
/** Both the part and the whole say something of each other. */
const membersToo: Changes = {
  'projects/meadow-passport.yaml': membership,
  'projects/harbour-wallet.yaml': (text) =>
    text.replace(
      'relations:\n',
      'relations:\n  - type: Member\n    target: test-consortium\n    source: https://a.example.org\n',
    ),
}

const linksWith = async (changes: Changes = {}) =>
  ((await compiledWith(changes)).documents.get('graph/links') as GraphLinks).data

/** The links of a project to the consortium, with their labels. */
const toConsortium = (links: GraphLinks['data'], source: string): string[] =>
  links
    .filter(({ sourceNodeId, targetNodeId }) =>
      [sourceNodeId, targetNodeId].every((id) => [source, 'project-3'].includes(id)),
    )
    .map((link) => `${link.sourceNodeId} ${link.type} ${link.targetNodeId}: ${link.label}`)

test('links have the types of the contract and no others', async () => {
  for (const { type, label } of await linksWith()) expect(linkTypes, label).toContain(type)
})

test('a project that is part of another is linked as its member, whichever of the two says so', async () => {
  const links = await linksWith()
  expect(toConsortium(links, 'project-4')).toEqual([
    'project-4 Member project-3: Meadow Passport is part of Test Consortium',
  ])
  expect(toConsortium(links, 'project-2')).toEqual([
    'project-2 Member project-3: Harbour Wallet is part of Test Consortium',
  ])
})

test('a part that is a member as well has one link, and both relations', async () => {
  const links = await linksWith(membersToo)
  expect(links).toHaveLength((await linksWith()).length)
  expect(toConsortium(links, 'project-4')).toEqual([
    'project-4 Member project-3: Meadow Passport is a member of Test Consortium',
  ])
  expect(toConsortium(links, 'project-2')).toEqual([
    'project-2 Member project-3: Harbour Wallet is a member of Test Consortium',
  ])
  const { documents } = await compiledWith(membersToo)
  const { projects } = documents.get('projects/3/relationships') as ProjectRelationships
  const types = [...projects.outgoing, ...projects.incoming].map(({ type }) => type)
  expect(types.sort()).toEqual(['Child', 'Member', 'Member', 'Member', 'Parent'])
})
