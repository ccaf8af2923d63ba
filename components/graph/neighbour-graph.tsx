import { SiteLink } from '@/components/layout/site-link'
import { ProfileSection } from '@/components/profile/profile-section'
import type { Family } from '@/lib/contract/families'
import { maxDrawn, neighbourDrawingSize } from '@/lib/portal/graph/draw-neighbours'
import { nodeAddress } from '@/lib/portal/graph/graph-query'
import { getNeighboursOfRecord } from '@/lib/portal/graph/load'
import { nodeIdOfRecord, recordOfNode } from '@/lib/portal/graph/node-id'
import type { NodeEntry } from '@/lib/portal/graph/selection'
import { counted } from '@/lib/text/counted'
import { type NamedNeighbour, NeighbourFigure } from './neighbour-figure'

interface NeighbourGraphProps {
  family: Family
  id: number
  name: string
}

function toNamedNeighbour({ id, title, kind, ...node }: NodeEntry): NamedNeighbour {
  const status = node.stage === 'undisclosed' ? 'status not disclosed' : node.status
  const record = recordOfNode(id)
  if (record === undefined) return [title, kind]
  return status ? [title, kind, record.id, status.toLowerCase()] : [title, kind, record.id]
}

/**
 * A drawing of a record and its neighbours, whose names are links. Renders nothing if the record is not in the graph,
 * or if the graph is unavailable. A hub with too many neighbours for a picture has a link to the network only, as has a
 * ledger technology, whose neighbours are its ledgers, which its profile lists.
 */
export async function NeighbourGraph({ family, id, name }: NeighbourGraphProps) {
  const node = nodeIdOfRecord(family, id)
  const neighbourhood = await getNeighboursOfRecord(family, id)
  if (!node || !neighbourhood || neighbourhood.neighbourCount === 0) return null
  const { neighbourCount, neighbours } = neighbourhood
  if (neighbourCount > maxDrawn || family === 'dlts') {
    return (
      <ProfileSection title="In the network">
        <p>
          <SiteLink href={nodeAddress(node)}>
            {`Show its ${counted(neighbourCount, 'connection')}`}
          </SiteLink>
        </p>
      </ProfileSection>
    )
  }
  return (
    <ProfileSection title="In the network">
      <details className="fold on-phones" aria-label="Neighbours">
        <summary>Show the picture</summary>
        <NeighbourFigure
          name={name}
          node={node}
          neighbours={neighbours.map(toNamedNeighbour)}
          sizes={{
            narrow: neighbourDrawingSize(neighbourCount, 'narrow'),
            wide: neighbourDrawingSize(neighbourCount, 'wide'),
          }}
          address={nodeAddress(node)}
          connections={neighbourhood.node.degree}
        />
      </details>
    </ProfileSection>
  )
}
