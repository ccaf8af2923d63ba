import { EmbedMain } from '@/components/layout/embed-main'
import { type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { getGraphPage } from '@/lib/portal/graph/load'
import { GraphFrame } from './graph-frame'

export async function GraphEmbed({ state }: { state: GraphState }) {
  const { overview, credit } = await getGraphPage(state)
  return (
    <EmbedMain
      title="The network of decentralized identity"
      address={graphAddress('/graph', state)}
    >
      <GraphFrame
        initial={state}
        overview={{ selection: overview.selection, types: overview.types }}
        credit={credit}
      />
    </EmbedMain>
  )
}
