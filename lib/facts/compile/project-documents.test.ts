import { expect, test } from 'vitest'
import type { EntityDetail } from '@/lib/contract/entities'
import type { GraphLinks } from '@/lib/contract/graph'
import type { ProjectRelationships } from '@/lib/contract/project-relationships'
import type { ProjectDetail } from '@/lib/contract/projects'
import { compiledWith } from '@/tests/fixtures/facts'

const { documents } = await compiledWith()

function getDocument<Body>(path: string): Body {
  const body = documents.get(path)
  if (!body) throw new Error(`There is no document ${path}`)
  return body as Body
}

test('distinguishes yes, no and unknown', () => {
  const alpine = getDocument<ProjectDetail>('projects/1')
  expect([alpine.uses_ssi, alpine.targets_issuers, alpine.has_key_storage]).toEqual([
    true,
    false,
    null,
  ])
  expect(alpine.targets_issuers_source).toBe('https://alpine-id.example.org/issuers')
  expect(alpine.inclusion_criteria).toMatchObject({
    uses_did_or_vc: true,
    has_known_partners: false,
    claims_ssi_sources: [
      'https://alpine-id.example.org/claims',
      'https://alpine-id.example.org/claims/more',
    ],
    exception_reason: null,
  })
  const river = getDocument<ProjectDetail>('projects/5')
  expect(river.inclusion_criteria?.exception_reason).toBe('Kept for the tests.')
  const orchard = getDocument<ProjectDetail>('projects/6')
  expect(orchard.inclusion_criteria).toMatchObject({
    claims_ssi: null,
    claims_ssi_sources: [],
    exception_reason: null,
  })
})

test('shows the kind, the level, the status with its source, the end and the roles', () => {
  expect(getDocument('projects/1')).toMatchObject({
    kind: 'Wallet',
    level: 'National',
    status: 'Launched',
    status_source: 'https://alpine-id.example.org/status',
    status_date: '2026-01',
  })
  expect(getDocument('projects/5')).toMatchObject({
    end_date: '2025-06',
    end_date_source: 'https://river.example.org/end',
  })
  const { entities } = getDocument<ProjectDetail>('projects/1')
  expect(entities?.map(({ role }) => role)).toEqual([undefined, undefined, 'Supplier'])
  const relationships = getDocument<ProjectRelationships>('projects/1/relationships')
  expect(relationships.entities.map(({ role }) => role)).toEqual([undefined, undefined, 'Supplier'])
})

test('takes country and region from the first managing entity', () => {
  expect(getDocument('projects/1')).toMatchObject({
    country: { id: 756, name: 'Switzerland', code: 'CH' },
    region: 'Europe',
    managing_entity: { id: 1, name: 'Zürich Test Office' },
    logo_url: expect.stringMatching(/\/logos\/alpine-id\.example\.org\.webp$/),
  })
  const unmanaged = getDocument<ProjectDetail>('projects/3')
  expect(unmanaged.country).toBeUndefined()
  expect(unmanaged.managing_entity).toBeUndefined()
})

test('includes a relation between projects in the documents of both', () => {
  const consortium = getDocument<ProjectDetail>('projects/3')
  const { as_source, as_target, child_projects } = consortium.consortia_relations ?? {}
  expect(as_source).toMatchObject([{ id: 4, type: 'Parent' }])
  expect(as_target).toMatchObject([
    { id: 1, type: 'Member' },
    { id: 2, type: 'Child' },
  ])
  expect(child_projects?.map(({ id }) => id)).toEqual([4, 2])
  for (const path of ['projects/2', 'projects/4']) {
    const { consortia_relations: relations } = getDocument<ProjectDetail>(path)
    expect(relations?.parent_consortium, path).toMatchObject({ id: 3, title: 'Test Consortium' })
  }
})

test('counts all relationships by kind', () => {
  const { summary, projects } = getDocument<ProjectRelationships>('projects/1/relationships')
  expect(summary.byType).toEqual({
    entities: 3,
    persons: 2,
    dlt_instances: 1,
    regulations: 2,
    standards: 2,
    did_methods: 1,
    projects: 2,
  })
  expect(summary.totalRelationships).toBe(13)
  expect(projects.outgoing.map(({ target_project }) => target_project.id)).toEqual([3, 2])
})

test('groups the projects of an entity by its relationship', () => {
  expect(getDocument('entities/2')).toMatchObject({
    project_relations: {
      managed: [{ project: { id: 2 } }, { project: { id: 4 } }, { project: { id: 5 } }],
      funded: [{ project: { id: 1 }, source: 'https://alpine-id.example.org/ministry' }],
      affiliated: [],
    },
  })
  const labs = getDocument<EntityDetail>('entities/3')
  expect(labs.consortium_memberships).toMatchObject([{ consortium: { id: 3 } }])
  expect(labs.operates_dlts).toMatchObject([{ id: 1, name: 'Test Ledger Mainnet' }])
  expect(labs.did_method_relations).toMatchObject([{ did_method: { id: 1_700_000_000_001 } }])
})

test('lists the people who act on behalf of an entity', () => {
  const office = getDocument<EntityDetail>('entities/1')
  expect(office.people).toMatchObject({
    by_person: [{ person: { id: 1 }, roles: ['Chair'] }],
    on_behalf_of: [{ person: { id: 1 }, role: 'Chair', project: { id: 1, title: 'Alpine ID' } }],
  })
})

test('derives stable ids from names if the facts have none', async () => {
  const idsIn = (document: unknown) => {
    const { products, credential_profiles } = document as ProjectDetail
    return [products?.[0]?.id, credential_profiles?.[0]?.id]
  }
  const ids = idsIn(getDocument('projects/1'))
  const changed = await compiledWith({ 'industries/new.yaml': 'id: 9\nname: New\n' })
  expect(idsIn(changed.documents.get('projects/1'))).toEqual(ids)
  for (const id of ids) expect(Number.isSafeInteger(id) && Number(id) > 0).toBe(true)
})

test('shows former relations as former, and does not count them', () => {
  const ending = { until: '2026-01', until_source: 'https://harbour.example.org/move' }
  const { dlt_instances: ledgers, standards } = getDocument<ProjectDetail>('projects/2')
  expect(ledgers).toEqual([expect.objectContaining({ name: 'Quiet Net', ...ending })])
  expect(standards?.map(({ until }) => until)).toEqual([undefined, '2026-01'])
  const { summary, dlt_instances: related } = getDocument<ProjectRelationships>(
    'projects/2/relationships',
  )
  expect(related).toEqual([])
  expect(summary.byType).toMatchObject({ dlt_instances: 0, standards: 1, did_methods: 1 })
  const { data: links } = getDocument<GraphLinks>('graph/links')
  const ends = links.flatMap(({ sourceNodeId: from, targetNodeId: to }) =>
    from === 'project-2' ? to : [],
  )
  expect(ends).toContain('standard-1')
  expect(ends.filter((id) => id.startsWith('dltinstance-') || id === 'standard-2')).toEqual([])
})
