'use client'

import { type NamedNode, NodeLink } from './node-link'

export interface ConnectedNode extends NamedNode {
  /** The names of its first neighbours, and the number of all. */
  neighbours: readonly string[]
  count: number
}

/** Nodes with their neighbours. A client component, so that the payload of the page does not repeat its markup. */
export function NodeRows({ nodes }: { nodes: readonly ConnectedNode[] }) {
  return nodes.map(({ id, title, kind, neighbours, count }) => (
    <tr key={id}>
      <td>
        <NodeLink id={id} title={title} kind={kind} />
      </td>
      <td>
        {neighbours.join(', ')}
        {count > neighbours.length && ` and ${count - neighbours.length} more`}
      </td>
      <td className="figure" data-label="Connected to">
        {count}
      </td>
    </tr>
  ))
}
