'use client'

import { useMemo } from 'react'
import { visibleGraph } from '@/lib/portal/graph/graph-filter'
import type { GraphOverview } from '@/lib/portal/graph/graph-overview'
import type { GraphState } from '@/lib/portal/graph/graph-query'
import { GraphLegend } from './graph-legend'
import { GraphPicture } from './graph-picture'
import { SelectionView } from './selection-view'
import { useGraphState } from './use-graph-state'
import { useNetwork } from './use-network'
import { useSelection } from './use-selection'

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
  // This depends on the filters only, because the picture zooms out to all shown nodes whenever it changes.
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
