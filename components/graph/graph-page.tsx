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
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          {counted(nodeCount, 'node')} and {counted(linkCount, 'connection')}: projects, the
          organizations and people behind them, and what they are built on.
        </p>
        <p className="mt-3 max-w-[44em] text-muted text-note">
          Each node is a record. Countries and industries are records too, but have no nodes.
        </p>
      </div>
      <GraphExplorer
        path="/graph"
        initial={state}
        overview={overview}
        site={readSettings().SITE_URL}
        credit={credit}
      />
      <NetworkFigures {...overview} />
      <Section title="How to read the picture">
        <Prose>
          <p>
            Each disc is a node, which stands for a record. Its colour shows its type, and it grows
            with the number of its connections. Connected nodes attract each other and all others
            keep their distance, so what belongs together ends up together; directions and distances
            mean nothing else. The layout is computed anew when the data changes.
          </p>
          <p>
            Select a node to see its neighbours. The buttons zoom, and so do two fingers, or the
            mouse wheel once you have clicked the picture. The lists say in words what the picture
            shows.
          </p>
        </Prose>
      </Section>
    </PageMain>
  )
}
