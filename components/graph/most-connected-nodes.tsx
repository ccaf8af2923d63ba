'use client'

import type { NodeEntry } from '@/lib/portal/graph/selection'
import { KindWord } from './kind-mark'
import { ChooseNode, type GraphNavigation, NodeName } from './node-link'

function NodeRow({ navigation, node }: { navigation: GraphNavigation; node: NodeEntry }) {
  return (
    <tr>
      <td>
        <NodeName node={node} path={navigation.path} />
      </td>
      <td>
        <KindWord kind={node.kind} />
      </td>
      <td className="figure" data-label="Connections">
        {node.degree}
      </td>
      <td className="screen-only">
        <ChooseNode navigation={navigation} node={node}>
          Show
        </ChooseNode>
      </td>
    </tr>
  )
}

/** The nodes with the most links among those that the filters show. */
export function MostConnectedNodes({
  navigation,
  nodes,
}: {
  navigation: GraphNavigation
  nodes: readonly NodeEntry[]
}) {
  if (nodes.length === 0) {
    return <p className="mt-3">No nodes match these filters. Remove one of them.</p>
  }
  return (
    <table className="data-table stacked mt-3">
      <caption className="sr-only">The shown nodes with the most connections</caption>
      <thead>
        <tr>
          <th scope="col">Node</th>
          <th scope="col">Type</th>
          <th scope="col" className="figure">
            Connections
          </th>
          <th scope="col" className="screen-only">
            In the network
          </th>
        </tr>
      </thead>
      <tbody>
        {nodes.map((node) => (
          <NodeRow key={node.id} navigation={navigation} node={node} />
        ))}
      </tbody>
    </table>
  )
}
