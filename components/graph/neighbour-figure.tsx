'use client'

import { SiteLink } from '@/components/layout/site-link'
import { nodeKinds } from '@/lib/portal/graph/kinds'
import { recordPath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'
import styles from './neighbour-graph.module.css'

/**
 * A neighbour's name, the index of its type in `nodeKinds`, the id of its record, and the status of a project. It
 * is a tuple, because the payload of a page would repeat the names of fields.
 */
export type NamedNeighbour = readonly [title: string, kind: number, id?: number, status?: string]

/** The path of its profile, which regions do not have. */
function getPath([title, kind, id]: NamedNeighbour): string | undefined {
  const family = nodeKinds[kind]?.family
  return family && id !== undefined ? recordPath(family, id, title) : undefined
}

/** In few words, because names are long: the status implies that a record is a project. */
function describe(kind: number, status: string | undefined): string {
  const word = nodeKinds[kind]?.singular.replace(' organization', '') ?? ''
  if (!status) return word
  return word === 'project' ? status : `${word}, ${status}`
}

interface Size {
  width: number
  height: number
}

interface NeighbourFigureProps {
  name: string
  node: string
  neighbours: readonly NamedNeighbour[]
  sizes: Record<'narrow' | 'wide', Size>
  connections: number
  address: string
}

/**
 * A drawing of a record and its neighbours. This is a client component, because the payload of a page repeats the
 * markup of server components, but only the properties of client components.
 */
export function NeighbourFigure(props: NeighbourFigureProps) {
  const { name, node, neighbours, sizes, connections, address } = props
  const picture = `/graph/neighbours/${node}`
  return (
    <figure>
      <div className={styles.graph}>
        <picture>
          <source
            media="(max-width: 43.99rem)"
            srcSet={`${picture}.narrow.svg`}
            {...sizes.narrow}
          />
          <img src={`${picture}.svg`} alt="" loading="lazy" {...sizes.wide} />
        </picture>
        <ul aria-label={`Neighbours of ${name}`} className={styles.names}>
          {neighbours.map((neighbour) => {
            const [title, kind, , status] = neighbour
            const path = getPath(neighbour)
            return (
              <li key={path ?? title}>
                {path ? <SiteLink href={path}>{title}</SiteLink> : title}{' '}
                <span className="note">{`(${describe(kind, status)})`}</span>
              </li>
            )
          })}
        </ul>
      </div>
      <figcaption className="mt-2 text-muted text-note">
        {`In the centre: ${name}, with ${counted(connections, 'connection')}. `}
        <SiteLink href={address}>Show in the network</SiteLink>
      </figcaption>
    </figure>
  )
}
