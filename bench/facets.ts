/**
 * Measures how long a list page with facets takes on the server, over a synthetic graph of the size that the contract
 * documents, and prints a table. It runs in a separate process because NODE_ENV must be production when React is
 * loaded.
 */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ListBrowser } from '@/components/list/list-browser'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import type { FacetSource } from '@/lib/portal/list/list-definition'
import { graphLists } from '@/lib/portal/list/list-definitions'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import { listViewOf } from '@/lib/portal/list/list-view'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { exploreReport } from './explore'
import { quantile, runs, times, warmUpRuns } from './processor-time'
import { syntheticGraph } from './synthetic-graph'
import { syntheticProjectFacts } from './synthetic-project-facts'

const { entities, projects } = graphLists
const names = { countries: [], industries: [] }

const cases: { list: typeof projects | typeof entities; state: ListState }[] = [
  { list: projects, state: { page: 1, filters: { status: ['Pilot'] } } },
  { list: projects, state: { page: 2, filters: { country: ['CH'] }, sort: 'name' } },
  {
    list: projects,
    state: { page: 1, filters: { type: ['DID Project'], status: ['Pilot'], country: ['CH'] } },
  },
  {
    list: projects,
    state: {
      page: 1,
      filters: { status: ['Launched', 'Pilot'], country: ['CH', 'DE', 'FR'], 'uses-ssi': ['yes'] },
    },
  },
  { list: projects, state: { page: 1, filters: {}, open: 'managed-by' } },
  { list: entities, state: { page: 9, filters: { type: ['Public'] }, sort: '-name' } },
]

const { nodes, links } = syntheticGraph()
const graph = graphIndex(nodes, links)
const facts = syntheticProjectFacts(nodes)

function facetsTable(): string {
  const available = new Set<FacetSource>(['graph', ...facts.sources])
  const rows = cases.map(({ list, state }) => {
    const view = () =>
      listViewOf({
        list,
        index: list.index(graph, facts),
        state,
        names: nameLookup({ ...names, graph }),
        available,
        omitted: 0,
      })
    const render = () =>
      renderToString(createElement(ListBrowser, { initial: view(), hasFeeds: true, ignored: [] }))
    const first = times(1, render)
    times(warmUpRuns, render)
    const computed = times(runs, view)
    const rendered = times(runs, render)
    return `| ${listAddress(`/${list.family}`, state)} | ${view().total} | ${quantile(first, 0)} | ${quantile(computed, 0.5)} | ${quantile(rendered, 0.5)} | ${quantile(rendered, 0.99)} | p99 under 50 ms |`
  })
  return [
    `A list page with facets over ${nodes.length.toLocaleString('en')} synthetic nodes and ${links.length.toLocaleString('en')} links, computed and rendered to HTML in one process, in processor time; the first page of a family also builds its index.`,
    '',
    '| list | records found | first page, with the index | computing, median | with rendering, median | p99 | target |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

console.log(`${facetsTable()}\n\n${exploreReport(graph, facts)}`)
