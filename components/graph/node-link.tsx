'use client'

import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { StateLink } from '@/components/layout/state-link'
import type { NodeEntry } from '@/lib/portal/graph/graph-overview'
import { type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { profilePathOfNode } from '@/lib/portal/graph/kinds'
import type { GraphNavigation } from './use-graph'

interface GraphLinkProps {
  navigation: GraphNavigation
  to: Partial<GraphState>
  label?: string
  children: ReactNode
}

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

/** The name of a node, as a link if it has a profile. In an embed, the link opens a new tab. */
export function NodeName({ node, path }: { node: NodeEntry; path: string }) {
  const profile = profilePathOfNode(node)
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
