import { nodeKinds } from '@/lib/portal/graph/kinds'
import type { Ambiguity, NodeEntry, Sought } from '@/lib/portal/graph/selection'
import { GraphLink, type GraphPlace } from './node-link'

/** Nodes to choose for what was sought, in place of what a typed name was taken for. */
export function Alternatives({
  place,
  sought,
  nodes,
}: {
  place: GraphPlace
  sought: Sought
  nodes: readonly NodeEntry[]
}) {
  return nodes.map((node, at) => (
    <span key={node.id}>
      {at > 0 && ', '}
      <GraphLink place={place} to={{ [sought]: node.id }}>
        {node.title}
      </GraphLink>{' '}
      ({nodeKinds[node.kind]?.one})
    </span>
  ))
}

/** What typed names were taken for, where they fit several nodes. */
export function Ambiguities({
  place,
  ambiguities,
}: {
  place: GraphPlace
  ambiguities: readonly Ambiguity[]
}) {
  return ambiguities.map(({ sought, text, taken, others }) => (
    <p key={sought} className="mt-2 max-w-[60em] text-muted text-note">
      “{text}” was taken for {taken.title}. It fits others too:{' '}
      <Alternatives place={place} sought={sought} nodes={others} />.
    </p>
  ))
}
