'use client'

import { useMemo } from 'react'
import type { VisibleGraph } from '@/lib/portal/graph/graph-filter'
import type { LaidOutNetwork } from '@/lib/portal/graph/payload'
import { counted } from '@/lib/text/counted'
import { GraphStage } from './graph-stage'
import type { GraphNavigation } from './node-link'
import type { NetworkAnswer, SelectionAnswer } from './use-graph'
import { WaitingPicture } from './waiting-picture'

/** The indexes of the selected nodes. The nodes of a path are in order. */
function getIndexes(network: LaidOutNetwork, selection: SelectionAnswer): number[] {
  const ids =
    selection.form === 'node'
      ? [selection.node.id]
      : selection.form === 'path'
        ? [selection.from.id, ...(selection.steps ?? [{ to: selection.to }]).map(({ to }) => to.id)]
        : []
  const indexes = new Map(network.nodes.map(({ id }, index) => [id, index]))
  return ids.flatMap((id) => indexes.get(id) ?? [])
}

interface GraphPictureProps {
  answer: NetworkAnswer
  shown: VisibleGraph | undefined
  selection: SelectionAnswer
  navigation: GraphNavigation
  credit: string
  className: string
  /** True on the page, which has more than the picture; false in frames on other sites. */
  hasLists?: boolean
}

export function GraphPicture({
  answer,
  shown,
  selection,
  navigation,
  credit,
  className,
  hasLists = false,
}: GraphPictureProps) {
  const network = answer.form === 'ready' ? answer.network : undefined
  const chosen = useMemo(
    () => (network ? getIndexes(network, selection) : []),
    [network, selection],
  )
  const view = useMemo(() => shown && { shown, chosen }, [shown, chosen])
  const choose = (node: number) => {
    const id = network?.nodes[node]?.id
    if (id) navigation.change({ ...navigation.state, node: id, from: undefined, to: undefined })
  }
  return (
    <div className={`relative overflow-hidden border border-rule bg-paper ${className}`}>
      {network && view ? (
        <GraphStage
          network={network}
          view={view}
          onChoose={choose}
          credit={credit}
          label={`Network with ${counted(view.shown.nodeCount, 'node')} and ${counted(view.shown.linkCount, 'connection')}. The lists on this page contain the same as text.`}
        />
      ) : (
        <WaitingPicture
          form={answer.form === 'ready' ? 'loading' : answer.form}
          hasLists={hasLists}
        />
      )}
    </div>
  )
}
