/** The documents of an API with the synthetic records, and with items that violate the contract. */
import { nth, text } from './hostile-values'
import { details, getId, items, others, projectId, projectTitle } from './stub-records'
import { syntheticTerms } from './stub-terms'

function getList(family: string, total: number, page: number, perPage: number): unknown {
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
      id: `${prefix}-${getId(family, i)}`,
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
  const positions =
    indexes.get(name) ??
    new Map(Array.from({ length: count }, (_, index) => [getId(family, index), index]))
  indexes.set(name, positions)
  return positions.get(id)
}

/** An API with the given number of projects: returns the document at a path, or undefined if there is none. */
export const syntheticApi = (projects = 150) => {
  const countIn = (family: string) => (family === 'projects' ? projects : others)
  return (url: URL) => loadDocument(url, countIn)
}

function loadDocument(url: URL, countIn: (family: string) => number): unknown {
  const [family = '', part, more] = url.pathname.replace('/api/v1/', '').split('/')
  if (family === 'terms') return syntheticTerms
  if (family === 'health') return health
  if (family === 'search') return [0, 1, 2, 3].map(searchResult)
  if (family === 'graph' && part) return graph(part, countIn)
  if (!(family in items)) return undefined
  const number = (name: string, otherwise: number) =>
    Number(url.searchParams.get(name) ?? otherwise)
  if (part === undefined)
    return getList(family, countIn(family), number('page', 1), number('per_page', 20))
  if (more !== undefined) return undefined
  const index = indexOf(family, countIn(family), Number(part))
  return index === undefined ? undefined : details[family]?.(index)
}
