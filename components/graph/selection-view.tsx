'use client'

import type { NeighbourEntry, Selection } from '@/lib/portal/graph/selection'
import { counted } from '@/lib/text/counted'
import { Alternatives, Ambiguities } from './ambiguities'
import { KindWord } from './kind-mark'
import { ChooseNode, GraphLink, type GraphNavigation, NodeName } from './node-link'
import { PathView } from './path-view'
import { emptySelection, SelectionHeading } from './selection-heading'
import type { SelectionAnswer } from './use-selection'

interface NeighbourItemProps {
  navigation: GraphNavigation
  neighbour: NeighbourEntry
}

function NeighbourItem({ navigation, neighbour }: NeighbourItemProps) {
  return (
    <li className="border-rule border-b py-2">
      <NodeName node={neighbour} path={navigation.path} />
      <p className="text-note">{neighbour.sentences.join('. ')}</p>
      <p className="text-muted text-note">
        <KindWord kind={neighbour.kind} />, {counted(neighbour.degree, 'connection')}
        <span className="screen-only">
          {' · '}
          <ChooseNode navigation={navigation} node={neighbour}>
            Show
          </ChooseNode>
        </span>
      </p>
    </li>
  )
}

function NodeView({
  navigation,
  selection,
}: {
  navigation: GraphNavigation
  selection: Selection & { form: 'node' }
}) {
  const { node, neighbours, neighbourCount, ambiguities } = selection
  return (
    <>
      <SelectionHeading navigation={navigation}>{node.title}</SelectionHeading>
      <p className="mt-1 text-muted text-note">
        <KindWord kind={node.kind} /> with {counted(neighbourCount, 'neighbour')} and{' '}
        {counted(node.degree, 'connection')}. Its profile:{' '}
        <NodeName node={node} path={navigation.path} />
      </p>
      <Ambiguities navigation={navigation} ambiguities={ambiguities} />
      {neighbours.length === 0 && (
        <p className="mt-3">No connections are recorded. Its profile says what is known.</p>
      )}
      {neighbours.length > 0 && (
        <ul aria-label={`Neighbours of ${node.title}`} className="mt-2 border-rule border-t">
          {neighbours.map((neighbour) => (
            <NeighbourItem key={neighbour.id} navigation={navigation} neighbour={neighbour} />
          ))}
        </ul>
      )}
      {neighbours.length < neighbourCount && (
        <p className="mt-3 text-muted text-note">
          The {neighbours.length} with the most connections are listed; the profile names the
          others.
        </p>
      )}
    </>
  )
}

/** The selection as text, for everybody who cannot see the picture. */
export function SelectionView({
  navigation,
  answer,
}: {
  navigation: GraphNavigation
  answer: SelectionAnswer
}) {
  switch (answer.form) {
    case 'nothing':
      return null
    case 'loading':
      return <p className="text-muted">Loading …</p>
    case 'failed':
      return <p>This could not be looked up. Select it again in a moment.</p>
    case 'unknown':
      return (
        <p>
          No node is called “{answer.text}”.{' '}
          {answer.similar.length > 0 && (
            <>
              Did you mean{' '}
              <Alternatives navigation={navigation} sought={answer.sought} nodes={answer.similar} />
              ?{' '}
            </>
          )}
          Try a shorter part of its name, or{' '}
          <GraphLink navigation={navigation} to={emptySelection}>
            go back to the whole network
          </GraphLink>
          .
        </p>
      )
    case 'node':
      return <NodeView navigation={navigation} selection={answer} />
    case 'path':
      return <PathView navigation={navigation} selection={answer} />
  }
}
