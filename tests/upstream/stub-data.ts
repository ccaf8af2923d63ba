/**
 * Synthetic documents of an API of the contract that differs from our own: large ids, nulls and absent fields, unknown
 * types and fields, hostile texts, and items that violate the contract.
 */
import { syntheticTerms } from './stub-terms'

export const hostileTexts = [
  '<script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">',
  '</title></script><!--',
  'abc\u202egnp.exe',
  'nul\u0000bell\u0007escape\u001b[31m',
  'half a character \ud83d',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not be interpolated.
  '"quotes" \' & ; {{ }} ${1} %00 %zz',
  'x'.repeat(100_000),
  '../../../etc/passwd',
  '   ',
]

export const hostileAddresses = [
  'javascript:window.pwned=1',
  'data:text/html,<script>window.pwned=1</script>',
  'https://user:secret@example.org/',
  'vbscript:x',
  '//example.org/protocol-relative',
  'not an address',
  'ftp://example.org/file',
]

export const projectId = (index: number) => 7_000_001 + index * 3
const others = 30
const largeId = (index: number) => 1_700_000_000_000 + index * 17

const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
const text = (index: number, plain: string) =>
  index % 5 === 3 ? nth(hostileTexts, Math.floor(index / 5)) : plain
/** The index of the project whose title is the hostile text at this position. */
export const withHostileTitle = (at: number): number => at * 5 + 3
const address = (index: number) =>
  index % 3 === 1 ? nth(hostileAddresses, index) : `https://example.org/${index}`
const country = (index: number) =>
  nth(
    [
      { id: 756, name: 'Switzerland', code: 'CH' },
      null,
      { id: 900_001, name: 'Atlantis', code: 'QQ' },
    ],
    index,
  )

const projectTitle = (index: number) => text(index, `Synthetic project ${index}`)
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

/** Functions that create the items of each list. */
const items: Record<string, (index: number) => Record<string, unknown>> = {
  projects: projectSummary,
  entities: (i) => ({
    ...entityRef(i),
    type: ['Public', 'Third Sector'],
    country: country(i),
    website: address(i),
    stats,
  }),
  people: (i) => ({ ...named(i), stats }),
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
const details: Record<string, (index: number) => Record<string, unknown>> = {
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

export const idOf = (family: string, index: number) => items[family]?.(index)?.id as number

function listOf(family: string, total: number, page: number, perPage: number): unknown {
  const make = items[family] as (index: number) => unknown
  const first = (page - 1) * perPage
  const length = Math.max(0, Math.min(perPage, total - first))
  const data = Array.from({ length }, (_, index) => make(first + index))
  if (page === 1) data.splice(1, 1, { id: -1, title: 7, name: 7 })
  const pagination = { page, per_page: perPage, total, total_pages: Math.ceil(total / perPage) }
  return family === 'countries' || family === 'industries'
    ? { data, note: 1 }
    : { data, pagination }
}

const prefixes = {
  projects: 'project',
  entities: 'entity',
  people: 'person',
  'did-methods': 'didmethod',
}

function graph(part: string, countIn: (family: string) => number): unknown {
  const nodes = Object.entries(prefixes).flatMap(([family, prefix]) =>
    Array.from({ length: countIn(family) }, (_, i) => ({
      id: `${prefix}-${idOf(family, i)}`,
      title: text(i, `${family} ${i}`),
      type: nth(['DID Project', 'Public', 'Oracle'], i),
      countryCodes: ['CH', 'QQ'],
      industryIds: [],
      score: i % 100,
    })),
  )
  const links = nodes.slice(1).map(({ id }, i) => ({
    sourceNodeId: nodes[i]?.id,
    targetNodeId: i % 10 === 0 ? 'project-404' : id,
    type: nth(['Managing', 'Haunts'], i),
    label: text(i, 'One haunts the other'),
  }))
  const data = part === 'nodes' ? nodes : links
  const cache_timestamp = '2026-01-02T03:04:05Z'
  return {
    data,
    metadata: { total: data.length, compressed: false, format: 'json', cache_timestamp },
  }
}

const health = {
  status: 'healthy',
  timestamp: '2026-01-02T03:04:05Z',
  version: '1.0.0',
  services: null,
}

const searchResult = (index: number) => ({
  id: `project-${projectId(index)}`,
  title: projectTitle(index),
  type: nth(['DID Project', 'Oracle'], index),
  code: null,
  countryFilter: null,
  regionFilter: null,
})

/** The index of an id. The lookup table is built once for each family and number of records. */
const indexes = new Map<string, Map<number, number>>()
function indexOf(family: string, count: number, id: number): number | undefined {
  const name = `${family} ${count}`
  const known =
    indexes.get(name) ??
    new Map(Array.from({ length: count }, (_, index) => [idOf(family, index), index]))
  indexes.set(name, known)
  return known.get(id)
}

/** An API with the given number of projects: returns the document at a path, or undefined if there is none. */
export const syntheticApi = (projects = 150) => {
  const countIn = (family: string) => (family === 'projects' ? projects : others)
  return (url: URL) => documentOf(url, countIn)
}

function documentOf(url: URL, countIn: (family: string) => number): unknown {
  const [family = '', part, more] = url.pathname.replace('/api/v1/', '').split('/')
  if (family === 'terms') return syntheticTerms
  if (family === 'health') return health
  if (family === 'search') return [0, 1, 2, 3].map(searchResult)
  if (family === 'graph' && part) return graph(part, countIn)
  if (!(family in items)) return undefined
  const number = (name: string, otherwise: number) =>
    Number(url.searchParams.get(name) ?? otherwise)
  if (part === undefined)
    return listOf(family, countIn(family), number('page', 1), number('per_page', 20))
  if (more !== undefined) return undefined
  const index = indexOf(family, countIn(family), Number(part))
  return index === undefined ? undefined : details[family]?.(index)
}
