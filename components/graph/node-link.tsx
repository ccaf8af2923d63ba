'use client'

import { SiteLink } from '@/components/layout/site-link'
import { nodeAddress } from '@/lib/portal/graph/graph-query'
import { KindMark } from './kind-mark'

interface NamedNode {
  id: string
  title: string
  kind: number
}

/** The name of a node, as a link to its place in the network. A client component, to keep the payload of pages small. */
export function NodeLink({ id, title, kind }: NamedNode) {
  return (
    <>
      <KindMark kind={kind} />
      <SiteLink href={nodeAddress(id)}>{title}</SiteLink>
    </>
  )
}

export interface ConnectedNode extends NamedNode {
  country: string | undefined
  /** What it manages, funds and so on, in words. */
  connections: string
  /** The number of its neighbours. */
  count: number
}

/** Nodes with their neighbours. A client component, so that the payload of the page does not repeat its markup. */
export function NodeRows({ nodes }: { nodes: readonly ConnectedNode[] }) {
  return nodes.map(({ id, title, kind, country, connections, count }) => (
    <tr key={id}>
      <th scope="row">
        <NodeLink id={id} title={title} kind={kind} />
        {country && <span className="text-muted text-note"> {country}</span>}
      </th>
      <td>{connections}</td>
      <td className="figure" data-unit={count === 1 ? 'connection' : 'connections'}>
        {count}
      </td>
    </tr>
  ))
}
