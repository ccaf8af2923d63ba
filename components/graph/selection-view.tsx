import { SiteLink } from '@/components/layout/site-link'
import { type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { nodeKinds, profilePathOfNode } from '@/lib/portal/graph/kinds'
import type {
  Ambiguity,
  NeighbourEntry,
  NodeEntry,
  NodeParameter,
  Selection,
} from '@/lib/portal/graph/selection'
import { counted } from '@/lib/text/counted'
import { KindWord } from './kind-mark'
import { NodeLink } from './node-link'

interface SelectionProps<Form extends Selection['form']> {
  selection: Selection & { form: Form }
  state: GraphState
}

const Node = ({ node: { id, title, kind } }: { node: NodeEntry }) => (
  <NodeLink id={id} title={title} kind={kind} />
)

interface AlternativesProps {
  parameter: NodeParameter
  nodes: readonly NodeEntry[]
  state: GraphState
}

function Alternatives({ parameter, nodes, state }: AlternativesProps) {
  return nodes.map((node, at) => (
    <span key={node.id}>
      {at > 0 && ', '}
      <SiteLink href={graphAddress('/graph', { ...state, [parameter]: node.id })}>
        {node.title}
      </SiteLink>{' '}
      ({nodeKinds[node.kind]?.singular})
    </span>
  ))
}

function Ambiguities(props: { ambiguities: readonly Ambiguity[]; state: GraphState }) {
  return props.ambiguities.map(({ parameter, text, chosen, alternatives }) => (
    <p key={parameter} className="mt-2 max-w-[60em] text-muted text-note">
      Showing {chosen.title} for “{text}”.
      {alternatives.length > 0 && (
        <>
          {' '}
          Other matches:{' '}
          <Alternatives parameter={parameter} nodes={alternatives} state={props.state} />.
        </>
      )}
    </p>
  ))
}

function PathView({ selection, state }: SelectionProps<'path'>) {
  const { from, steps, ambiguities } = selection
  const { hubs = false } = state
  const hubsLink = (
    <SiteLink href={graphAddress('/graph', { ...state, hubs: !hubs })}>
      {hubs ? 'Exclude standards and laws' : 'Include standards and laws'}
    </SiteLink>
  )
  return (
    <>
      {steps === undefined && (
        <p>
          There is no path between the two{!hubs && ' that avoids standards and laws'}. {hubsLink}
        </p>
      )}
      {steps?.length === 0 && <p>These two are the same.</p>}
      {steps && steps.length > 0 && (
        <>
          <p className="text-muted text-note">
            The shortest path has {counted(steps.length, 'connection')}
            {!hubs && ', without standards and laws'}. There may be others of the same length.{' '}
            {hubsLink}
          </p>
          <p className="mt-3">
            <Node node={from} />
          </p>
          <ol className="path-steps" aria-label="Shortest path">
            {steps.map(({ sentence, to }) => (
              <li key={to.id}>
                <span className="text-muted text-note">{sentence}.</span>
                <br />
                <Node node={to} />
              </li>
            ))}
          </ol>
        </>
      )}
      <Ambiguities ambiguities={ambiguities} state={state} />
    </>
  )
}

/** A node with more neighbours than `maxUnfolded` shows the first of them until visitors expand the list. */
const maxUnfolded = 16
const firstNeighbours = 12

interface NeighbourListProps {
  label: string
  neighbours: readonly NeighbourEntry[]
}

function NeighbourList({ label, neighbours }: NeighbourListProps) {
  return (
    <ul
      aria-label={label}
      className="mt-2 border-rule border-t lg:columns-2 lg:gap-8 [&>li]:break-inside-avoid"
    >
      {neighbours.map((neighbour) => (
        <li key={neighbour.id} className="border-rule border-b py-2">
          <Node node={neighbour} />
          <p className="text-note">{neighbour.sentences.join('. ')}</p>
          <p className="text-muted text-note">
            {nodeKinds[neighbour.kind]?.singular}, {counted(neighbour.degree, 'connection')}
          </p>
        </li>
      ))}
    </ul>
  )
}

function NodeView({ selection, state }: SelectionProps<'node'>) {
  const { node, neighbours, neighbourCount, ambiguities } = selection
  const profile = profilePathOfNode(node)
  const visibleCount = neighbours.length > maxUnfolded ? firstNeighbours : neighbours.length
  const others = neighbours.slice(visibleCount)
  return (
    <>
      <p>
        <KindWord kind={node.kind} />
        {profile && (
          <>
            {' · '}
            <SiteLink href={profile}>Open its profile</SiteLink>
          </>
        )}
      </p>
      <Ambiguities ambiguities={ambiguities} state={state} />
      {neighbours.length === 0 && <p className="mt-3">No connections. See its profile for more.</p>}
      {neighbours.length > 0 && (
        <NeighbourList
          label={`Neighbours of ${node.title}`}
          neighbours={neighbours.slice(0, visibleCount)}
        />
      )}
      {others.length > 0 && (
        <details className="fold">
          <summary>Show {counted(others.length, 'more neighbour')}</summary>
          <NeighbourList label={`More neighbours of ${node.title}`} neighbours={others} />
        </details>
      )}
      {neighbours.length < neighbourCount && (
        <p className="mt-3 text-muted text-note">
          Showing the {neighbours.length} with the most connections. See the profile for all.
        </p>
      )}
    </>
  )
}

/** The selection as text. Renders nothing without a selection. */
export function SelectionView({ selection, state }: SelectionProps<Selection['form']>) {
  switch (selection.form) {
    case 'nothing':
      return null
    case 'unknown':
      return (
        <p className="max-w-[42em] border-warn border-l-2 pl-3">
          No results for “{selection.text}”.{' '}
          {selection.similar.length > 0 && (
            <>
              Did you mean{' '}
              <Alternatives
                parameter={selection.parameter}
                nodes={selection.similar}
                state={state}
              />
              ?{' '}
            </>
          )}
          Try a shorter part of its name.
        </p>
      )
    case 'node':
      return <NodeView selection={selection} state={state} />
    case 'path':
      return <PathView selection={selection} state={state} />
  }
}
