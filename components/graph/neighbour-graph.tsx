import Link from 'next/link'
import { ProfileSection } from '@/components/profile/profile-section'
import type { Family } from '@/lib/contract'
import { getNeighbours } from '@/lib/graph/answers'
import { mostDrawn, neighbourDrawingSize } from '@/lib/graph/draw-neighbours'
import { graphAddress, noGraphState } from '@/lib/graph/graph-query'
import { nodeOfRecord } from '@/lib/graph/node-id'
import { counted } from '@/lib/text/counted'

interface NeighbourGraphProps {
  family: Family
  id: number
  name: string
}

/**
 * A record among its neighbours, drawn: a picture of its own, because the relations of a profile link to all of them
 * in words already. Nothing for records that the graph does not hold, or while it is not to be had.
 */
export async function NeighbourGraph({ family, id, name }: NeighbourGraphProps) {
  const node = nodeOfRecord(family, id)
  const answer = node === undefined ? undefined : await getNeighbours(node)
  const neighbourhood = answer?.ok ? answer.data.neighbourhood : undefined
  if (!node || !neighbourhood || neighbourhood.neighbourCount === 0) return null
  const { neighbourCount } = neighbourhood
  const size = neighbourDrawingSize(neighbourCount)
  return (
    <ProfileSection title="In the network">
      <figure>
        {/* biome-ignore lint/performance/noImgElement: the picture comes in its final form. */}
        <img
          src={`/graph/neighbours/${node}.svg`}
          alt={`${name} in the middle of ${counted(Math.min(neighbourCount, mostDrawn), 'neighbour')}`}
          loading="lazy"
          {...size}
        />
        <figcaption className="mt-2 text-muted text-note">
          {counted(neighbourCount, 'neighbour')}
          {neighbourCount > mostDrawn &&
            `, of which the ${mostDrawn} with the most links are drawn`}
          .{' '}
          <Link href={graphAddress('/graph', { ...noGraphState, node })} prefetch={false}>
            Show in the network
          </Link>
        </figcaption>
      </figure>
    </ProfileSection>
  )
}
