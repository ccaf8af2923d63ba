import { SiteLink } from '@/components/layout/site-link'
import { ProfileSection } from '@/components/profile/profile-section'
import type { Family } from '@/lib/contract/families'
import { maxDrawn, neighbourDrawingSize } from '@/lib/portal/graph/draw-neighbours'
import { defaultGraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { getNeighboursOfRecord } from '@/lib/portal/graph/load'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { counted } from '@/lib/text/counted'

interface NeighbourGraphProps {
  family: Family
  id: number
  name: string
}

/**
 * A drawing of a record and its neighbours. It is an image without links, because the profile links to all of them in
 * words. Nothing for records that are not in the graph, or if the graph cannot be loaded.
 */
export async function NeighbourGraph({ family, id, name }: NeighbourGraphProps) {
  const node = nodeIdOfRecord(family, id)
  const neighbourhood = await getNeighboursOfRecord(family, id)
  if (!node || !neighbourhood || neighbourhood.neighbourCount === 0) return null
  const { neighbourCount } = neighbourhood
  const picture = `/graph/neighbours/${node}`
  return (
    <ProfileSection title="In the network">
      <figure>
        <picture>
          <source
            media="(max-width: 43.99rem)"
            srcSet={`${picture}.narrow.svg`}
            {...neighbourDrawingSize(neighbourCount, 'narrow')}
          />
          <img
            src={`${picture}.svg`}
            alt={`${name} and ${counted(Math.min(neighbourCount, maxDrawn), 'neighbour')}`}
            loading="lazy"
            {...neighbourDrawingSize(neighbourCount, 'wide')}
          />
        </picture>
        <figcaption className="mt-2 text-muted text-note">
          {counted(neighbourhood.node.degree, 'connection')}
          {neighbourCount > maxDrawn &&
            `; the ${maxDrawn} neighbours with the most links are drawn`}
          .{' '}
          <SiteLink href={graphAddress('/graph', { ...defaultGraphState, node })}>
            Show in the network
          </SiteLink>
        </figcaption>
      </figure>
    </ProfileSection>
  )
}
