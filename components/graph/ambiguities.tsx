import { nodeKinds } from '@/lib/portal/graph/kinds'
import type { Ambiguity, NodeEntry, NodeParameter } from '@/lib/portal/graph/selection'
import { GraphLink, type GraphNavigation } from './node-link'

/** Other nodes that match an entered name, as links that select them. */
export function Alternatives({
  navigation,
  sought,
  nodes,
}: {
  navigation: GraphNavigation
  sought: NodeParameter
  nodes: readonly NodeEntry[]
}) {
  return nodes.map((node, at) => (
    <span key={node.id}>
      {at > 0 && ', '}
      <GraphLink navigation={navigation} to={{ [sought]: node.id }}>
        {node.title}
      </GraphLink>{' '}
      ({nodeKinds[node.kind]?.one})
    </span>
  ))
}

/** For entered names that match several nodes: which one is selected, and the others. */
export function Ambiguities({
  navigation,
  ambiguities,
}: {
  navigation: GraphNavigation
  ambiguities: readonly Ambiguity[]
}) {
  return ambiguities.map(({ sought, text, taken, others }) => (
    <p key={sought} className="mt-2 max-w-[60em] text-muted text-note">
      Showing {taken.title} for “{text}”. Other matches:{' '}
      <Alternatives navigation={navigation} sought={sought} nodes={others} />.
    </p>
  ))
}
