'use client'

import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { StateLink } from '@/components/layout/state-link'
import { type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { profileOf } from '@/lib/portal/graph/kinds'
import type { NodeEntry } from '@/lib/portal/graph/selection'
import type { ChangeState } from './use-graph-state'

/** What lists need in order to lead on: the page they stand on, its state, and how to change it. */
export interface GraphNavigation {
  path: string
  state: GraphState
  change: ChangeState
}

interface GraphLinkProps {
  navigation: GraphNavigation
  to: Partial<GraphState>
  label?: string
  children: ReactNode
}

/** A link to another state of the network. */
export function GraphLink({ navigation, to, label, children }: GraphLinkProps) {
  const state = { ...navigation.state, ...to }
  return (
    <StateLink
      href={graphAddress(navigation.path, state)}
      onFollow={() => navigation.change(state)}
      aria-label={label}
    >
      {children}
    </StateLink>
  )
}

/** Chooses a node instead of what was chosen before. */
export function ChooseNode({
  navigation,
  node,
  children,
}: {
  navigation: GraphNavigation
  node: NodeEntry
  children: ReactNode
}) {
  return (
    <GraphLink
      navigation={navigation}
      to={{ node: node.id, from: undefined, to: undefined }}
      label={`Show ${node.title} in the network`}
    >
      {children}
    </GraphLink>
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
