'use client'

import { SiteLink } from '@/components/layout/site-link'
import { nodeKinds } from '@/lib/portal/graph/kinds'
import { KindMark } from './kind-mark'
import styles from './neighbour-graph.module.css'

export interface NamedNeighbour {
  title: string
  /** Its profile; undefined for what has none, such as regions. */
  path: string | undefined
  /** The index of its type in `nodeKinds`. */
  kind: number
}

interface NeighbourNamesProps {
  name: string
  neighbours: readonly NamedNeighbour[]
}

/**
 * The names beside the discs of the picture, and what the colours of these mean. A client component, because the payload
 * of a page repeats the markup of server components, but only the properties of client components.
 */
export function NeighbourNames({ name, neighbours }: NeighbourNamesProps) {
  return (
    <ul aria-label={`Neighbours of ${name}`} className={styles.names}>
      {neighbours.map(({ title, path, kind }) => (
        <li key={path ?? title}>
          {path ? <SiteLink href={path}>{title}</SiteLink> : title}
          <span className="sr-only">, {nodeKinds[kind]?.one}</span>
        </li>
      ))}
    </ul>
  )
}

export function NeighbourLegend({ kinds }: { kinds: readonly number[] }) {
  return (
    <ul aria-label="Legend" className="mt-2 flex flex-wrap gap-x-4 text-note">
      {kinds.map((kind) => (
        <li key={kind}>
          <KindMark kind={kind} />
          {nodeKinds[kind]?.one}
        </li>
      ))}
    </ul>
  )
}
