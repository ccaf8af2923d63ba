/** Measures how long a cross table takes on the server: counting, rendering to HTML and drawing it as SVG. */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { CrossTableView } from '@/components/explore/cross-table-view'
import { drawHeatMap } from '@/lib/portal/explore/draw-heat-map'
import { type ExploreState, exploreAddress, plainState } from '@/lib/portal/explore/explore-query'
import { exploreViewOf } from '@/lib/portal/explore/explore-view'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import type { FacetSource } from '@/lib/portal/list/list-definition'
import { graphLists } from '@/lib/portal/list/list-definitions'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import type { AllProjectFacts } from '@/lib/portal/projects/project-facts'
import { quantile, runs, times, warmUpRuns } from './processor-time'

const states: ExploreState[] = [
  { ...plainState, columns: 'ledger' },
  { ...plainState, rows: 'standard', columns: 'did-method', filters: { status: ['Pilot'] } },
  { ...plainState, rows: 'year', columns: 'status', allRows: true, allColumns: true },
  // The largest possible table.
  { ...plainState, rows: 'managed-by', columns: 'partner', allRows: true, allColumns: true },
]

export function exploreReport(graph: GraphIndex, facts: AllProjectFacts): string {
  const names = nameLookup({ countries: [], industries: [], graph })
  const available = new Set<FacetSource>(['graph', ...facts.sources])
  const rows = states.map((state) => {
    const view = () =>
      exploreViewOf({ index: graphLists.projects.index(graph, facts), names, available, state })
    const { table, title } = view()
    if (!table) throw new Error(`${exploreAddress(state)} has no table`)
    const properties = { state, table, title, addressOf: exploreAddress }
    const render = () => renderToString(createElement(CrossTableView, properties))
    const draw = () => drawHeatMap(table, { title, description: '', credit: '' })
    const whole = () => {
      view()
      render()
    }
    times(warmUpRuns / 2, () => {
      whole()
      draw()
    })
    const computed = times(runs / 5, view)
    // The 99th percentile needs all runs: of a hundred, it would be the slowest.
    const rendered = times(runs, whole)
    const drawn = times(runs / 5, draw)
    const size = `${table.rows.length} × ${table.columns.length}`
    return `| ${exploreAddress(state)} | ${size} | ${quantile(computed, 0.5)} | ${quantile(rendered, 0.5)} | ${quantile(rendered, 0.99)} | ${quantile(drawn, 0.5)} | p99 under 50 ms |`
  })
  return [
    'Tables across over the same graph: counting, with rendering to HTML, and drawing the heat map.',
    '',
    '| table | rows × columns | computing, median | with rendering, median | p99 | drawing, median | target |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
