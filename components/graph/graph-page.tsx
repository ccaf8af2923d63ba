import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { readSettings } from '@/lib/env'
import type { FilterOption, GraphOverview } from '@/lib/portal/graph/graph-overview'
import type { GraphState } from '@/lib/portal/graph/graph-query'
import { getGraphPage } from '@/lib/portal/graph/load'
import { counted, formatCount } from '@/lib/text/counted'
import { GraphExplorer } from './graph-explorer'
import { listed } from './waiting-picture'

interface CountTableProps {
  of: string
  counts: string
  choices: readonly FilterOption[]
}

function CountTable({ of, counts, choices }: CountTableProps) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col" className="figure">
            {counts}
          </th>
        </tr>
      </thead>
      <tbody>
        {choices.map(({ value, name, count }) => (
          <tr key={value}>
            <td>{name}</td>
            <td className="figure">{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** States why the organizations of a sector are fewer than in its list. */
const sectorNote = (count: number): string =>
  count === 1
    ? ' 1 organization is both public and private, and counts once.'
    : ` ${formatCount(count)} organizations are both public and private, and count once.`

type NetworkFiguresProps = Pick<GraphOverview, 'types' | 'links' | 'bothSectors'>

/** The numbers of nodes and links by type, in the whole network. */
function NetworkFigures({ types, links, bothSectors }: NetworkFiguresProps) {
  return (
    <Section
      id={listed.figures}
      title="The network in figures"
      note={`The whole network, regardless of filters.${bothSectors > 0 ? sectorNote(bothSectors) : ''}`}
    >
      <div className="grid items-start gap-x-14 gap-y-6 md:grid-cols-2">
        <CountTable of="Type of node" counts="Nodes" choices={types} />
        <CountTable of="Type of connection" counts="Connections" choices={links} />
      </div>
    </Section>
  )
}

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
