'use client'

import { useMemo } from 'react'
import { visibleGraph } from '@/lib/portal/graph/graph-filter'
import type { FilterOption, GraphOverview } from '@/lib/portal/graph/graph-overview'
import type { GraphState } from '@/lib/portal/graph/graph-query'
import { nodeKinds } from '@/lib/portal/graph/kinds'
import { GraphPicture } from './graph-picture'
import { KindMark } from './kind-mark'
import { SelectionView } from './selection-view'
import { useGraphState, useNetwork, useSelection } from './use-graph'

interface GraphLegendProps {
  types: readonly FilterOption[]
  state: GraphState
}

/** The colours of the visible kinds of nodes. */
function GraphLegend({ types, state }: GraphLegendProps) {
  const shown = types.filter(({ value }) => state.types.length === 0 || state.types.includes(value))
  return (
    <ul aria-label="Legend" className="mt-1.5 flex flex-wrap gap-x-4 text-xs">
      {shown.map(({ value, name }) => (
        <li key={value} className="whitespace-nowrap">
          <KindMark kind={nodeKinds.findIndex(({ slug }) => slug === value)} />
          {name}
        </li>
      ))}
    </ul>
  )
}

interface GraphFrameProps {
  initial: GraphState
  overview: Pick<GraphOverview, 'selection' | 'types'>
  credit: string
}

const path = '/embed/graph'

/** Only the picture and its selection, for small frames on other sites. */
export function GraphFrame({ initial, overview, credit }: GraphFrameProps) {
  const [state, change] = useGraphState(path, initial)
  const answer = useNetwork()
  const network = answer.form === 'ready' ? answer.network : undefined
  const selected = useSelection(state, { state: initial, selection: overview.selection })
  const { types, links, country, degree } = state
  // This depends on the filters only, because the picture zooms out to all visible nodes
  // whenever it changes.
  const shown = useMemo(
    () => network && visibleGraph(network, { types, links, country, degree }),
    [network, types, links, country, degree],
  )
  const navigation = { path, state, change }
  return (
    <>
      <GraphPicture
        answer={answer}
        shown={shown}
        selection={selected}
        navigation={navigation}
        credit={credit}
        className="mt-2 min-h-40 grow basis-40"
      />
      <GraphLegend types={overview.types} state={state} />
      {selected.form !== 'nothing' && (
        <section aria-label="Selection" className="mt-2 max-h-[40%] shrink-0 overflow-auto">
          <SelectionView navigation={navigation} answer={selected} />
        </section>
      )}
    </>
  )
}
