'use client'

import { nodeKinds } from '@/lib/graph/kinds'
import type { NeighbourEntry, NodeEntry, Selection } from '@/lib/graph/selection'
import { counted } from '@/lib/text/counted'
import { KindWord } from './kind-mark'
import { ChooseNode, type GraphPlace, NodeName, StateLink } from './node-link'
import type { SelectionAnswer } from './use-selection'

const nothingChosen = { node: undefined, from: undefined, to: undefined }

function Heading({ place, children }: { place: GraphPlace; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="font-semibold font-serif text-[1.375rem] leading-tight [overflow-wrap:anywhere]">
        {children}
      </h2>
      <span className="screen-only text-note">
        <StateLink place={place} to={nothingChosen}>
          Clear selection
        </StateLink>
      </span>
    </div>
  )
}

function Others({ place, others }: { place: GraphPlace; others: readonly NodeEntry[] }) {
  if (others.length === 0) return null
  return (
    <p className="mt-2 text-muted text-note">
      The name fits others too:{' '}
      {others.map((node, at) => (
        <span key={node.id}>
          {at > 0 && ', '}
          <ChooseNode place={place} node={node}>
            {node.title}
          </ChooseNode>{' '}
          ({nodeKinds[node.kind]?.one})
        </span>
      ))}
      .
    </p>
  )
}

function NeighbourRow({ place, neighbour }: { place: GraphPlace; neighbour: NeighbourEntry }) {
  return (
    <tr>
      <td>
        <NodeName node={neighbour} path={place.path} />
      </td>
      <td>
        <KindWord kind={neighbour.kind} />
      </td>
      <td>{neighbour.sentences.join('. ')}</td>
      <td className="figure" data-label="Links">
        {neighbour.degree}
      </td>
      <td className="screen-only">
        <ChooseNode place={place} node={neighbour}>
          Show
        </ChooseNode>
      </td>
    </tr>
  )
}

function NodeView({
  place,
  selection,
}: {
  place: GraphPlace
  selection: Selection & { form: 'node' }
}) {
  const { node, neighbours, neighbourCount, others } = selection
  return (
    <>
      <Heading place={place}>{node.title}</Heading>
      <p className="mt-1 text-muted text-note">
        <KindWord kind={node.kind} /> with {counted(neighbourCount, 'neighbour')} and{' '}
        {counted(node.degree, 'link')}. Its profile: <NodeName node={node} path={place.path} />
      </p>
      <Others place={place} others={others} />
      {neighbours.length === 0 && (
        <p className="mt-3">No link to it is recorded. Its profile says what is known of it.</p>
      )}
      {neighbours.length > 0 && (
        <table className="data-table stacked mt-3">
          <caption className="sr-only">Neighbours of {node.title}</caption>
          <thead>
            <tr>
              <th scope="col">Neighbour</th>
              <th scope="col">Type</th>
              <th scope="col" className="w-2/5">
                How they are linked
              </th>
              <th scope="col" className="figure">
                Its links
              </th>
              <th scope="col" className="screen-only">
                In the network
              </th>
            </tr>
          </thead>
          <tbody>
            {neighbours.map((neighbour) => (
              <NeighbourRow key={neighbour.id} place={place} neighbour={neighbour} />
            ))}
          </tbody>
        </table>
      )}
      {neighbours.length < neighbourCount && (
        <p className="mt-3 text-muted text-note">
          The {neighbours.length} with the most links are listed; the profile names the others.
        </p>
      )}
    </>
  )
}

function PathView({
  place,
  selection,
}: {
  place: GraphPlace
  selection: Selection & { form: 'path' }
}) {
  const { from, to, steps, others } = selection
  return (
    <>
      <Heading place={place}>{`From ${from.title} to ${to.title}`}</Heading>
      {steps === undefined && (
        <p className="mt-2">No chain of links leads from one to the other.</p>
      )}
      {steps?.length === 0 && <p className="mt-2">These two are the same node.</p>}
      {steps && steps.length > 0 && (
        <>
          <p className="mt-1 text-muted text-note">
            The shortest chain has {counted(steps.length, 'link')}, whatever is filtered. There may
            be others as short.
          </p>
          <ol className="mt-3 list-decimal space-y-2 pl-6" aria-label="Shortest path">
            {steps.map(({ sentence, to: next }) => (
              <li key={next.id}>
                {sentence}.{' '}
                <span className="text-muted text-note">
                  <KindWord kind={next.kind} />: <NodeName node={next} path={place.path} />
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <Others place={place} others={others} />
    </>
  )
}

/** What is chosen, in words: the same as the picture shows, for everybody who does not see it. */
export function SelectionView({ place, answer }: { place: GraphPlace; answer: SelectionAnswer }) {
  switch (answer.form) {
    case 'nothing':
      return null
    case 'loading':
      return <p className="text-muted">Looking it up …</p>
    case 'failed':
      return <p>This could not be looked up just now. Choose it again in a moment.</p>
    case 'unknown':
      return (
        <p>
          No node is called “{answer.text}”. Try a shorter part of its name, or{' '}
          <StateLink place={place} to={nothingChosen}>
            go back to the whole network
          </StateLink>
          .
        </p>
      )
    case 'node':
      return <NodeView place={place} selection={answer} />
    case 'path':
      return <PathView place={place} selection={answer} />
  }
}
