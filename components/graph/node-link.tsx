'use client'

import type { MouseEvent, ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { profileOf } from '@/lib/portal/graph/kinds'
import type { NodeEntry } from '@/lib/portal/graph/selection'
import type { ChangeState } from './use-graph-state'

/** What lists need in order to lead on: the page they stand on, its state, and how to change it. */
export interface GraphPlace {
  path: string
  state: GraphState
  change: ChangeState
}

interface StateLinkProps {
  place: GraphPlace
  to: Partial<GraphState>
  label?: string
  children: ReactNode
}

/** Leads to another state of the page: at once where scripts run, by its address where they do not. */
export function StateLink({ place, to, label, children }: StateLinkProps) {
  const state = { ...place.state, ...to }
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    place.change(state)
  }
  return (
    <a href={graphAddress(place.path, state)} onClick={follow} aria-label={label}>
      {children}
    </a>
  )
}

/** Chooses a node instead of what was chosen before. */
export function ChooseNode({
  place,
  node,
  children,
}: {
  place: GraphPlace
  node: NodeEntry
  children: ReactNode
}) {
  return (
    <StateLink
      place={place}
      to={{ node: node.id, from: undefined, to: undefined }}
      label={`Show ${node.title} in the network`}
    >
      {children}
    </StateLink>
  )
}

/** The name of a node, leading to its profile where it has one. In a frame, out of it. */
export function NodeName({ node, path }: { node: NodeEntry; path: string }) {
  const profile = profileOf(node)
  if (profile === undefined) return <>{node.title}</>
  if (path.startsWith('/embed/')) {
    return (
      <a href={profile} target="_blank" rel="noopener">
        {node.title}
      </a>
    )
  }
  return <SiteLink href={profile}>{node.title}</SiteLink>
}
