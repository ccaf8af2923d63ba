import { expect, test } from 'vitest'
import type { ProjectSummary } from '@/lib/contract/projects'
import { link as graphLink, node as graphNode } from '@/tests/fixtures/graph'
import { graphIndex } from './graph-index'
import { parseGraphState } from './graph-query'
import { findThemes, getGraphView } from './graph-view'
import { toNetwork } from './network'
import { maxDrawnNodes } from './themes'

const node = (id: string, country = 'CH') => graphNode(id, { title: id, countryCodes: [country] })
const link = (id: string, other: string) => graphLink(id, 'Affiliation', other)

const wallet = (id: number) =>
  ({ id, kind: 'Wallet', level: 'National' }) as unknown as ProjectSummary

function view(
  query: string,
  {
    nodes,
    links,
    projects = [],
  }: {
    nodes: ReturnType<typeof node>[]
    links: ReturnType<typeof link>[]
    projects?: ProjectSummary[]
  },
) {
  const network = toNetwork(nodes, links)
  const graph = {
    network,
    index: graphIndex(nodes, links),
    nodesById: new Map(network.nodes.map((node) => [node.id, node])),
    search: () => [],
  }
  const countries = [{ code: 'CH', name: 'Switzerland' }]
  const state = parseGraphState(new URLSearchParams(query))
  return getGraphView(graph, state, { countries, themes: findThemes(graph, projects) })
}

const small = {
  nodes: [
    node('project-1'),
    node('project-2'),
    node('project-3', 'FR'),
    node('entity-1'),
    { ...node('entity-2'), type: 'Private' },
    node('person-1'),
  ],
  links: [
    link('entity-1', 'project-1'),
    link('entity-1', 'project-2'),
    link('entity-1', 'project-3'),
    link('entity-2', 'project-2'),
    link('person-1', 'project-1'),
  ],
  projects: [wallet(1), wallet(2)],
}

const ids = ({ part }: ReturnType<typeof view>) => part.nodes.map(({ id }) => id).sort()

test('opens on the organizations with a role in more than one national wallet', () => {
  const opened = view('', small)
  expect(opened.title).toBe('1 organization has had a role in more than one national wallet')
  expect(opened.summary).toBe('Most connected: entity-1, with 2 national wallets.')
  expect(ids(opened)).toEqual(['entity-1', 'project-1', 'project-2'])
  expect(opened.theme).toBe('wallets')
  expect(opened.themes).toEqual([{ name: 'wallets', title: 'National wallets' }])
  expect(opened.listed.map(({ node, country, count }) => [node.id, country, count])).toEqual([
    ['entity-1', 'Switzerland', 2],
  ])
  const [role, another] = opened.listed[0]?.roles ?? []
  expect(role?.words).toBe('takes part in')
  expect(role?.neighbours.map(({ id }) => id)).toEqual(['project-1', 'project-2'])
  expect(another).toBeUndefined()
})

test('counts the organizations that connect national wallets of different countries', () => {
  const getSummary = (...codes: (string | undefined)[]) => {
    const wallets = codes.map((code, at) => node(`project-${at + 1}`, code))
    const makers = [node('entity-1'), node('entity-2')]
    const projects = codes.map((_, at) => wallet(at + 1))
    const links = [
      link('entity-1', 'project-1'),
      link('entity-1', 'project-2'),
      link('entity-2', 'project-2'),
      link('entity-2', 'project-3'),
    ]
    return view('', { nodes: [...wallets, ...makers], links, projects }).summary
  }
  const connect = 'connect national wallets of different countries.'
  expect(getSummary('CH', 'CH', 'CH')).not.toContain(connect)
  expect(getSummary('CH', 'CH', 'FR')).toContain(`1 of the 2 ${connect}`)
  expect(getSummary('CH', 'FR', 'DE')).toContain(`Both ${connect}`)
})

test('without kinds of projects, and on demand, it shows the full network', () => {
  for (const full of [view('', { ...small, projects: [] }), view('theme=all', small)]) {
    expect(full.theme).toBe('all')
    expect(full.part.nodes).toHaveLength(small.nodes.length)
    expect(full.title).toBe('The full network')
  }
})

test('lists entries by their connections in the picture, then by name', () => {
  const listed = view('theme=all', small).listed.map(
    ({ node, count }) => [node.title, count] as const,
  )
  expect(listed.length).toBeGreaterThan(2)
  expect(listed).toEqual(
    listed.toSorted(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1)),
  )
  const counts = listed.map(([, count]) => count)
  expect(new Set(counts).size).toBeLessThan(counts.length)
})

test('shows the linked records of a country, and explains when there are none', () => {
  const swiss = view('country=CH', small)
  expect(ids(swiss)).toEqual(['entity-1', 'entity-2', 'person-1', 'project-1', 'project-2'])
  expect(swiss.title).toBe('The network of Switzerland')
  const project = swiss.listed.find(({ node }) => node.id === 'project-2')
  expect(project?.roles.map(({ words }) => words)).toEqual(['involves'])
  expect(project).toMatchObject({ country: undefined, count: 2 })
  const none = view('country=BT', small)
  expect(none.part.nodes).toEqual([])
  expect(none.summary).toBe('The network has no entries for BT.')
})

test('shows the records of a country that has no links of its own', () => {
  const french = view('country=FR', small)
  expect(ids(french)).toEqual(['project-3'])
  expect(french.summary).toBe('The picture shows the only entry for FR.')
})

test('states that an entry has no connections', () => {
  const alone = { nodes: [node('project-1')], links: [] }
  expect(view('node=project-1', alone).summary).toBe('It has no connections.')
  expect(view('node=project-2', small).summary).toBe('2 connections to 2 other entries.')
})

test('hides kinds on demand, but not the selected node', () => {
  const chosen = view('node=entity-1&types=person', small)
  expect(ids(chosen)).toEqual(['entity-1'])
  expect(chosen.kinds.map(({ slug, count, isShown }) => [slug, count, isShown])).toEqual([
    ['project', 3, false],
    ['public', 1, false],
  ])
})

test('a path shows its nodes in order, and nodes without a path are shown alone', () => {
  expect(view('from=person-1&to=entity-2', small).path).toEqual([
    'person-1',
    'project-1',
    'entity-1',
    'project-2',
    'entity-2',
  ])
  const apart = { ...small, links: small.links.slice(0, 1) }
  expect(view('from=person-1&to=entity-2', apart).path).toBeUndefined()
  expect(ids(view('from=person-1&to=entity-2', apart))).toEqual(['entity-2', 'person-1'])
})

test('limits a theme to the nodes that connect the most members, so that all names fit', () => {
  const numbers = Array.from({ length: 90 }, (_, index) => index + 1)
  const nodes = [
    ...numbers.map((number) => node(`project-${number}`)),
    ...numbers.map((number) => node(`entity-${number}`)),
  ]
  const links = numbers.flatMap((number) => [
    link(`entity-${number}`, `project-${number}`),
    link(`entity-${number}`, `project-${(number % 90) + 1}`),
    ...(number > 10 ? [] : [link(`entity-${number}`, `project-${number + 20}`)]),
  ])
  const { part, title } = view('', { nodes, links, projects: numbers.map(wallet) })
  expect(title).toBe('10 organizations have had a role in at least 3 national wallets')
  expect(part.nodes.length).toBeLessThanOrEqual(maxDrawnNodes)
})
