import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { makeListView } from '@/lib/portal/list/list-view'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { getProjectFacts } from '@/lib/portal/projects/project-facts'
import { link, node } from '@/tests/fixtures/graph'
import { organization, project } from '@/tests/fixtures/projects'
import { projectList } from './projects'

const projects = [
  project(1, { kind: 'Wallet', level: 'National' }),
  project(2, { kind: 'Wallet', level: 'Subnational' }),
  project(3),
]
const supplier = organization(1, 'Affiliation', { role: 'Supplier' })
const graph = graphIndex(
  projects.map(({ id }) => node(`project-${id}`)),
  [],
)
const names = nameLookup({ countries: [], industries: [], graph })

function makeView(facts: ReturnType<typeof getProjectFacts>, filters: Record<string, string[]>) {
  const { facets, rows } = makeListView({
    list: projectList,
    index: projectList.index({ items: projects, graph, facts }),
    state: { page: 1, filters },
    names,
    available: new Set(['graph', ...facts.sources]),
    omitted: 0,
  })
  const options = (key: string) =>
    facets.find((facet) => facet.key === key)?.options.map(([value, , count]) => [value, count])
  return { options, ids: rows.map(({ id }) => id) }
}

test('filters projects by kind, level and the roles of their organizations', () => {
  const details = projects.map((one) => ({ ...one, entities: one.id === 2 ? [supplier] : [] }))
  const facts = getProjectFacts({ projects, details })
  const { options, ids } = makeView(facts, { kind: ['Wallet'], level: ['National'] })
  expect(ids).toEqual([1])
  expect(options('kind')).toEqual([['Wallet', 1]])
  expect(options('level')).toEqual([
    ['National', 1],
    ['Subnational', 1],
  ])
  expect(makeView(facts, { role: ['Supplier'] }).ids).toEqual([2])
  expect(makeView(facts, { kind: ['none'] }).ids).toEqual([3])
})

/** The values of a facet for a project in Norway that follows two standards, and for one without any facts. */
function getValues(key: string) {
  const titles = ['ISO/IEC 18013-5 Mobile driving licence', 'OpenID for Verifiable Presentations']
  const linkedGraph = graphIndex(
    [
      node('project-1', { country: 'NO' }),
      node('project-2'),
      ...titles.map((title, id) => node(`standard-${id}`, { title })),
    ],
    [0, 1].map((id) => link('project-1', 'Follows', `standard-${id}`)),
  )
  const { values } = projectList.index({ items: projects, graph: linkedGraph })
  return values.get(key)?.slice(0, 2)
}

test('recognizes formats and protocols by the standards of projects', () => {
  expect(getValues('format')).toEqual([['mdoc'], ['none']])
  expect(getValues('protocol')).toEqual([['openid4vp'], ['none']])
})

test('recognizes groups of countries by the headquarters of projects', () => {
  expect(getValues('group')).toEqual([['eea', 'efta', 'oecd', 'nordic'], ['none']])
})

test('omits the kind, level and role filters if the API lacks these fields', () => {
  const plain = [project(1), project(2), project(3)]
  const { options, ids } = makeView(getProjectFacts({ projects: plain, details: plain }), {
    kind: ['Wallet'],
  })
  expect(ids).toHaveLength(3)
  expect([options('kind'), options('level'), options('role')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
