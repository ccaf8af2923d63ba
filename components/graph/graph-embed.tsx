import { EmbedMain } from '@/components/layout/embed-main'
import { getTerms } from '@/lib/api/resources'
import { required } from '@/lib/api/result'
import { getGraphOverview } from '@/lib/graph/answers'
import { type GraphState, graphAddress, serializeGraphState } from '@/lib/graph/graph-query'
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
