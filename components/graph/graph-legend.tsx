import type { FilterOption } from '@/lib/portal/graph/graph-overview'
import type { GraphState } from '@/lib/portal/graph/graph-query'
import { nodeKinds } from '@/lib/portal/graph/kinds'
import { KindMark } from './kind-mark'

interface GraphLegendProps {
  types: readonly FilterOption[]
  state: GraphState
}

/** The colours of the shown kinds of nodes. */
export function GraphLegend({ types, state }: GraphLegendProps) {
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
