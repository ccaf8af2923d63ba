import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { readSettings } from '@/lib/env'
import type { GraphState } from '@/lib/portal/graph/graph-query'
import { getGraphPage } from '@/lib/portal/graph/load'
import { counted } from '@/lib/text/counted'
import { GraphExplorer } from './graph-explorer'
import { NetworkFigures } from './network-figures'

export async function GraphPage({ state }: { state: GraphState }) {
  const { overview, credit } = await getGraphPage(state)
  const { nodeCount, linkCount } = overview
  return (
    <PageMain section="graph">
      <div className="pt-9">
        <PageTitle>The network</PageTitle>
        <p className="mt-2 max-w-[42em] text-muted text-note">
          {counted(nodeCount, 'node')} and {counted(linkCount, 'link')}: projects and consortia, the
          organizations and people behind them, and the ledgers, standards, DID methods and laws
          that they use.
        </p>
      </div>
      <GraphExplorer
        path="/graph"
        initial={state}
        overview={overview}
        site={readSettings().SITE_URL}
        credit={credit}
      />
      <NetworkFigures types={overview.types} links={overview.links} />
      <Section title="How to read the picture">
        <Prose>
          <p>
            A disc is a node, its colour is its type, and its size grows with the number of its
            links. Nodes that are linked attract each other and all others keep their distance, so
            that what belongs together stands together; directions and distances mean nothing else.
            The places are computed anew when the data changes.
          </p>
          <p>
            Click a node to see its neighbours. Once you have clicked the picture, the wheel zooms;
            the buttons do so always. The lists say in words what the picture shows.
          </p>
        </Prose>
      </Section>
    </PageMain>
  )
}
