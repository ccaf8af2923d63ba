'use client'

import type {
  Ambiguity,
  NeighbourEntry,
  NodeEntry,
  NodeParameter,
  Selection,
} from '@/lib/portal/graph/graph-overview'
import { nodeKinds } from '@/lib/portal/graph/kinds'
import { counted } from '@/lib/text/counted'
import { KindWord } from './kind-mark'
import { ChooseNode, GraphLink, NodeName, useNavigation } from './node-link'
import type { SelectionAnswer } from './use-graph'

const emptySelection = { node: undefined, from: undefined, to: undefined }

function SelectionHeading({ children }: { children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="font-semibold font-serif text-[1.375rem] leading-tight [overflow-wrap:anywhere]">
        {children}
      </h2>
      <span className="screen-only text-note">
        <GraphLink to={emptySelection}>Clear selection</GraphLink>
      </span>
    </div>
  )
}

function Alternatives({ sought, nodes }: { sought: NodeParameter; nodes: readonly NodeEntry[] }) {
  return nodes.map((node, at) => (
    <span key={node.id}>
      {at > 0 && ', '}
      <GraphLink to={{ [sought]: node.id }}>{node.title}</GraphLink> ({nodeKinds[node.kind]?.one})
    </span>
  ))
}

function Ambiguities({ ambiguities }: { ambiguities: readonly Ambiguity[] }) {
  return ambiguities.map(({ sought, text, taken, others }) => (
    <p key={sought} className="mt-2 max-w-[60em] text-muted text-note">
      Showing {taken.title} for “{text}”. Other matches:{' '}
      <Alternatives sought={sought} nodes={others} />.
    </p>
  ))
}

type PathSelection = Selection & { form: 'path' }

function Hubs() {
  const { hubs = false } = useNavigation().state
  return (
    <GraphLink to={{ hubs: !hubs }}>
      {hubs ? 'Exclude standards and laws' : 'Include standards and laws'}
    </GraphLink>
  )
}

function Steps({ steps }: { steps: NonNullable<PathSelection['steps']> }) {
  return (
    <ol className="mt-3 list-decimal space-y-2 pl-6" aria-label="Shortest path">
      {steps.map(({ sentence, to: next }) => (
        <li key={next.id}>
          {sentence}.{' '}
          <span className="text-muted text-note">
            <KindWord kind={next.kind} />: <NodeName node={next} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function PathView({ selection }: { selection: PathSelection }) {
  const { hubs } = useNavigation().state
  const { from, to, steps, ambiguities } = selection
  return (
    <>
      <SelectionHeading>{`From ${from.title} to ${to.title}`}</SelectionHeading>
      {steps === undefined && (
        <p className="mt-2">
          There is no path between the two
          {!hubs && ' that avoids standards and laws'}. <Hubs />
        </p>
      )}
      {steps?.length === 0 && <p className="mt-2">These two are the same.</p>}
      {steps && steps.length > 0 && (
        <>
          <p className="mt-1 text-muted text-note">
            The shortest path has {counted(steps.length, 'connection')}
            {!hubs && ', without standards and laws'}. It ignores filters, and there may be others
            of the same length. <Hubs />
          </p>
          <Steps steps={steps} />
        </>
      )}
      <Ambiguities ambiguities={ambiguities} />
    </>
  )
}

function NeighbourItem({ neighbour }: { neighbour: NeighbourEntry }) {
  return (
    <li className="border-rule border-b py-2">
      <NodeName node={neighbour} />
      <p className="text-note">{neighbour.sentences.join('. ')}</p>
      <p className="text-muted text-note">
        <KindWord kind={neighbour.kind} />, {counted(neighbour.degree, 'connection')}
        <span className="screen-only">
          {' · '}
          <ChooseNode node={neighbour}>Show</ChooseNode>
        </span>
      </p>
    </li>
  )
}

function NodeView({ selection }: { selection: Selection & { form: 'node' } }) {
  const { node, neighbours, neighbourCount, ambiguities } = selection
  return (
    <>
      <SelectionHeading>{node.title}</SelectionHeading>
      <p className="mt-1 text-muted text-note">
        <KindWord kind={node.kind} /> with {counted(neighbourCount, 'neighbour')} and{' '}
        {counted(node.degree, 'connection')}. Its profile: <NodeName node={node} />
      </p>
      <Ambiguities ambiguities={ambiguities} />
      {neighbours.length === 0 && <p className="mt-3">No connections. See its profile for more.</p>}
      {neighbours.length > 0 && (
        <ul aria-label={`Neighbours of ${node.title}`} className="mt-2 border-rule border-t">
          {neighbours.map((neighbour) => (
            <NeighbourItem key={neighbour.id} neighbour={neighbour} />
          ))}
        </ul>
      )}
      {neighbours.length < neighbourCount && (
        <p className="mt-3 text-muted text-note">
          Showing the {neighbours.length} with the most connections. See the profile for all.
        </p>
      )}
    </>
  )
}

/** The selection as text, for everybody who cannot see the picture. */
export function SelectionView({ answer }: { answer: SelectionAnswer }) {
  switch (answer.form) {
    case 'nothing':
      return null
    case 'loading':
      return <p className="text-muted">Loading …</p>
    case 'failed':
      return <p>We could not load this. Try again in a moment.</p>
    case 'unknown':
      return (
        <p>
          No results for “{answer.text}”.{' '}
          {answer.similar.length > 0 && (
            <>
              Did you mean <Alternatives sought={answer.sought} nodes={answer.similar} />?{' '}
            </>
          )}
          Try a shorter part of its name, or{' '}
          <GraphLink to={emptySelection}>show the full network</GraphLink>.
        </p>
      )
    case 'node':
      return <NodeView selection={answer} />
    case 'path':
      return <PathView selection={answer} />
  }
}
