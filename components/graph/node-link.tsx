'use client'

import { SiteLink } from '@/components/layout/site-link'
import { defaultGraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import { KindMark } from './kind-mark'

export interface NamedNode {
  id: string
  title: string
  kind: number
}

/** The name of a node, as a link to its place in the network. A client component, to keep the payload of pages small. */
export function NodeLink({ id, title, kind }: NamedNode) {
  return (
    <>
      <KindMark kind={kind} />
      <SiteLink href={graphAddress('/graph', { ...defaultGraphState, node: id })}>{title}</SiteLink>
    </>
  )
}
