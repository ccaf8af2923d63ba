'use client'

import type { FilterOption, GraphOverview } from '@/lib/portal/graph/graph-overview'
import type { GraphState } from '@/lib/portal/graph/graph-query'
import { nodeKinds } from '@/lib/portal/graph/kinds'
import { GraphPicture } from './graph-picture'
import { KindMark } from './kind-mark'
import { GraphContext } from './node-link'
import { SelectionView } from './selection-view'
import { useExplorer } from './use-graph'

interface GraphLegendProps {
  types: readonly FilterOption[]
  state: GraphState
}

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

export function GraphFrame({ initial, overview, credit }: GraphFrameProps) {
  const { selection } = overview
  const explorer = useExplorer(path, { state: initial, selection })
  const { navigation } = explorer
  return (
    <GraphContext value={navigation}>
      <GraphPicture explorer={explorer} credit={credit} className="mt-2 min-h-40 grow basis-40" />
      <GraphLegend types={overview.types} state={navigation.state} />
      {explorer.selection.form !== 'nothing' && (
        <section aria-label="Selection" className="mt-2 max-h-[40%] shrink-0 overflow-auto">
          <SelectionView answer={explorer.selection} />
        </section>
      )}
    </GraphContext>
  )
}
