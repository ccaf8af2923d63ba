'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { StateLink } from '@/components/layout/state-link'
import type { NodeEntry } from '@/lib/portal/graph/graph-overview'
import { defaultGraphState, type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { profilePathOfNode } from '@/lib/portal/graph/kinds'
import type { GraphNavigation } from './use-graph'

export const GraphContext = createContext<GraphNavigation>({
  path: '',
  state: defaultGraphState,
  change: () => {},
})

export const useNavigation = (): GraphNavigation => useContext(GraphContext)

interface GraphLinkProps {
  to: Partial<GraphState>
  label?: string
  children: ReactNode
}

export function GraphLink({ to, label, children }: GraphLinkProps) {
  const { path, state: current, change } = useNavigation()
  const state = { ...current, ...to }
  return (
    <StateLink href={graphAddress(path, state)} onFollow={() => change(state)} aria-label={label}>
      {children}
    </StateLink>
  )
}

/** A link that selects a node. */
export function ChooseNode({ node, children }: { node: NodeEntry; children: ReactNode }) {
  return (
    <GraphLink
      to={{ node: node.id, from: undefined, to: undefined }}
      label={`Show ${node.title} in the network`}
    >
      {children}
    </GraphLink>
  )
}

/** The name of a node, as a link if it has a profile. In an embed, the link opens a new tab. */
export function NodeName({ node }: { node: NodeEntry }) {
  const { path } = useNavigation()
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
