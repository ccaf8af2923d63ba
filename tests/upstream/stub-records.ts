/**
 * Synthetic records of an API of the contract that differs from our own: large ids, nulls and absent fields, unknown
 * types and fields, and hostile texts.
 */
import { families } from '@/lib/contract/families'
import { address, country, hostileAddresses, nth, text } from './hostile-values'

/** The number of records of each family but projects. */
export const others = 30
export const projectId = (index: number) => 7_000_001 + index * 3
const largeId = (index: number) => 1_700_000_000_000 + index * 17

export const projectTitle = (index: number) => text(index, `Synthetic project ${index}`)
const projectRef = (index: number) => ({
  id: projectId(index),
  title: projectTitle(index),
  type: nth(['DID Project', 'Consortium', 'Guild'], index),
})
const entityRef = (index: number) => ({
  id: largeId(index),
  name: text(index, `Organization ${index}`),
})
const link = (index: number) => ({ source: address(index), archived_source: null, checked_by: 'x' })

const projectSummary = (index: number) => {
  const required = { ...projectRef(index), stats: { total_links: index, score: 0.5 } }
  if (index % 4 === 0) return required
  return {
    ...required,
    website: address(index),
    logo_url: 'https://logos.example.org/a.webp',
    status: nth(['Launched', 'Dreamt', null], index),
    launch_date: nth(['2021', 'spring', null, '2020-02-30'], index),
    mission_statement: text(index + 1, 'To be read by tests.'),
    country: country(index),
    region: null,
    managing_entity: index % 2 ? entityRef(index % others) : null,
    unheard_of: { of: [1, { any: null }] },
  }
}

const projectDetail = (index: number) => {
  const { stats, ...summary } = projectSummary(index)
  if (index % 4 === 0) return summary
  return {
    ...summary,
    stats,
    uses_ssi: nth([true, false, null], index),
    uses_ssi_source: address(index),
    ai_description: text(index + 2, 'Written by a machine.'),
    products: [
      { id: 1, title: text(index, 'Product') },
      { id: 'two', title: 'Off the contract' },
    ],
    links: [{ category: 'Unheard of', url: address(index), description: text(index, 'A link') }],
    entities: [
      {
        ...entityRef(index % others),
        type: ['Third Sector'],
        relationship_type: 'Haunts',
        ...link(index),
      },
      { id: 1, name: null, type: [], relationship_type: 'Managing' },
    ],
    persons_of_interest: [
      { person: { id: 9_000_001, name: text(index, 'Ada Example') }, role: null },
    ],
    did_methods: [{ id: largeId(1), name: 'synthetic', ...link(index) }],
    dlt_instances: [{ id: largeId(2), name: 'Ledger', website: address(index) }],
    regulations: [{ id: largeId(3), title: 'Act', country: null, region: null }],
    standards: [{ id: largeId(4), title: 'Standard', type: 'Resists' }],
    industries: [{ id: largeId(5), name: 'Alchemy' }],
    consortia_relations: {
      parent_consortium: null,
      child_projects: null,
      as_source: [projectRef(0)],
    },
    geographic_focus: [{ country: { id: 756, name: 'Switzerland', code: 'CH' }, ...link(index) }],
    inclusion_criteria: { uses_did_or_vc: true, uses_did_or_vc_sources: hostileAddresses },
  }
}

const stats = { total_links: 2 }
const use = { ...projectRef(1), status: 'Dreamt', ...link(1) }
const named = (index: number) => ({ id: largeId(index), name: text(index, `Name ${index}`) })
const titled = (index: number) => ({ id: largeId(index), title: text(index, `Title ${index}`) })

type Make = (index: number) => Record<string, unknown>

/** Of families without records of their own below. Some have a title, some a name. */
const plainRecord: Make = (i) => ({ ...named(i), ...titled(i), website: address(i), stats })

/** Functions that create the items of each list. */
const ownItems: Record<string, Make> = {
  projects: projectSummary,
  entities: (i) => ({
    ...entityRef(i),
    type: ['Public', 'Third Sector'],
    country: country(i),
    website: address(i),
    stats,
  }),
  regulations: (i) => ({ ...titled(i), url: address(i), country: country(i), stats }),
  standards: (i) => ({ ...titled(i), url: address(i), stats, projects: [use] }),
  dlts: (i) => ({ ...titled(i), type: null, instance_count: 1, stats, projects: [use] }),
  'dlt-instances': (i) => ({ ...named(i), operator: null, dlt: titled(1), stats, projects: [use] }),
  'did-methods': (i) => ({ ...named(i), specification_url: address(i), project_count: '1' }),
  countries: (i) => ({
    ...(i === 0
      ? { id: 756, name: 'Switzerland', code: 'CH' }
      : { id: 900_000 + i, name: text(i, `Land ${i}`), code: `Q${i}` }),
    stats: { entities: 1, projects_hq: 1, projects_target: 1, regulations: 0 },
    projects_hq: [use],
  }),
  industries: (i) => ({ ...named(i), project_count: 6, projects: [use] }),
}

const relation = { project: projectRef(1), ...link(1) }
/** There are none of ledgers: some servers have only their list. */
const ownDetails: Record<string, Make> = {
  projects: projectDetail,
  entities: (i) => ({
    ...entityRef(i),
    type: ['Private'],
    address: text(i, 'Street'),
    project_relations: { managed: [relation], haunted: [] },
  }),
  people: (i) => ({
    ...named(i),
    stats,
    project_relations: [{ ...relation, role: null, on_behalf_of_entity: null }],
  }),
  regulations: (i) => ({ ...titled(i), region: null, projects_following: [relation], stats }),
  standards: (i) => ({
    ...titled(i),
    url: address(i),
    projects_following_count: 1,
    projects_following: null,
    stats,
  }),
  dlts: (i) => ({
    ...titled(i),
    total_instances: 1,
    total_projects: 1,
    instances: [{ ...named(2), projects_using: 1 }],
  }),
  'did-methods': (i) => ({ ...named(i), projects: [relation], persons: null }),
}

const plainRecords: Record<string, Make> = Object.fromEntries(
  families.filter((family) => !(family in ownItems)).map((family) => [family, plainRecord]),
)

export const items = { ...plainRecords, ...ownItems }
export const details = { ...plainRecords, ...ownDetails }

export const getId = (family: string, index: number) => items[family]?.(index)?.id as number
