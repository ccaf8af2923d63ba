import { EmbedMain } from '@/components/layout/embed-main'
import { getTerms } from '@/lib/client/resources'
import { required } from '@/lib/client/result'
import { getGraphOverview } from '@/lib/portal/graph/answers'
import { type GraphState, graphAddress, serializeGraphState } from '@/lib/portal/graph/graph-query'
import { GraphFrame } from './graph-frame'

export async function GraphEmbed({ state }: { state: GraphState }) {
  const [answer, terms] = await Promise.all([
    getGraphOverview(serializeGraphState(state)),
    getTerms(),
  ])
  const { selection } = required(answer).data
  return (
    <EmbedMain
      title="The network of decentralized identity"
      address={graphAddress('/graph', state)}
    >
      <GraphFrame
        initial={state}
        selection={selection}
        credit={terms.ok ? terms.data.attribution.components.credit : ''}
      />
    </EmbedMain>
  )
}
