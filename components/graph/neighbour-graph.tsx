import { SiteLink } from '@/components/layout/site-link'
import { ProfileSection } from '@/components/profile/profile-section'
import type { Family } from '@/lib/contract/families'
import { maxDrawn, neighbourDrawingSize } from '@/lib/portal/graph/draw-neighbours'
import { defaultGraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { profilePathOfNode } from '@/lib/portal/graph/kinds'
import { getNeighboursOfRecord } from '@/lib/portal/graph/load'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { counted } from '@/lib/text/counted'
import styles from './neighbour-graph.module.css'
import { NeighbourLegend, NeighbourNames } from './neighbour-names'

interface NeighbourGraphProps {
  family: Family
  id: number
  name: string
}

/**
 * A drawing of a record and its neighbours, whose names are links. Nothing for records that are not in the graph, or if
 * the graph cannot be loaded.
 */
export async function NeighbourGraph({ family, id, name }: NeighbourGraphProps) {
  const node = nodeIdOfRecord(family, id)
  const neighbourhood = await getNeighboursOfRecord(family, id)
  if (!node || !neighbourhood || neighbourhood.neighbourCount === 0) return null
  const { neighbourCount } = neighbourhood
  const picture = `/graph/neighbours/${node}`
  const drawn = neighbourhood.neighbours.slice(0, maxDrawn)
  return (
    <ProfileSection title="In the network">
      <figure>
        <div className={styles.graph}>
          <picture>
            <source
              media="(max-width: 43.99rem)"
              srcSet={`${picture}.narrow.svg`}
              {...neighbourDrawingSize(neighbourCount, 'narrow')}
            />
            <img
              src={`${picture}.svg`}
              alt=""
              loading="lazy"
              {...neighbourDrawingSize(neighbourCount, 'wide')}
            />
          </picture>
          <NeighbourNames
            name={name}
            neighbours={drawn.map((neighbour) => ({
              title: neighbour.title,
              path: profilePathOfNode(neighbour),
              kind: neighbour.kind,
            }))}
          />
        </div>
        <NeighbourLegend
          kinds={[...new Set(drawn.map(({ kind }) => kind))].sort((a, b) => a - b)}
        />
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
