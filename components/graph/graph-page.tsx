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
    ? ' 1 organization is both public and private and counts once.'
    : ` ${formatCount(count)} organizations are both public and private and count once.`

type NetworkFiguresProps = Pick<GraphOverview, 'types' | 'links' | 'bothSectors'>

function NetworkFigures({ types, links, bothSectors }: NetworkFiguresProps) {
  return (
    <Section
      id="figures"
      title="The network in numbers"
      note={`The full network, without filters.${bothSectors > 0 ? sectorNote(bothSectors) : ''}`}
    >
      <div className="grid items-start gap-x-14 gap-y-6 md:grid-cols-2">
        <CountTable of="Type" counts="Number" choices={types} />
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
          {counted(linkCount, 'connection')} between {formatCount(nodeCount)} projects,
          organizations, people and technologies.
        </p>
        <p className="mt-3 max-w-[44em] text-muted text-note">
          Countries and industries are not in the network.
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
      <Section title="How to read the network">
        <Prose>
          <p>
            Each dot is a project, organization, person or technology. Its colour shows the type;
            larger dots have more connections. Connected dots are close together; position has no
            other meaning. The layout changes with the data.
          </p>
          <p>
            Select a dot to see its neighbours. To zoom, use the buttons, two fingers, or the mouse
            wheel after a click. The lists on this page show the same as text.
          </p>
        </Prose>
      </Section>
    </PageMain>
  )
}
