import { Section } from '@/components/layout/section'
import type { FilterOption, GraphOverview } from '@/lib/portal/graph/graph-overview'
import { formatCount } from '@/lib/text/counted'
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
export function NetworkFigures({ types, links, bothSectors }: NetworkFiguresProps) {
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
