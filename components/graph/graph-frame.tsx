'use client'

import { useMemo } from 'react'
import { visibleGraph } from '@/lib/portal/graph/graph-filter'
import type { GraphState } from '@/lib/portal/graph/graph-query'
import type { Selection } from '@/lib/portal/graph/selection'
import { GraphPicture } from './graph-picture'
import { SelectionView } from './selection-view'
import { useGraphState } from './use-graph-state'
import { useNetwork } from './use-network'
import { useSelection } from './use-selection'

interface GraphFrameProps {
  initial: GraphState
  selection: Selection
  credit: string
}

const path = '/embed/graph'

/** The picture and its selection alone, for small frames in other sites. */
export function GraphFrame({ initial, selection, credit }: GraphFrameProps) {
  const [state, change] = useGraphState(path, initial)
  const answer = useNetwork()
  const network = answer.form === 'ready' ? answer.network : undefined
  const selected = useSelection(state, { state: initial, selection })
  const shown = useMemo(() => network && visibleGraph(network, state), [network, state])
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
      {selected.form !== 'nothing' && (
        <section aria-label="Selection" className="mt-2 max-h-[40%] shrink-0 overflow-auto">
          <SelectionView navigation={navigation} answer={selected} />
        </section>
      )}
    </>
  )
}
