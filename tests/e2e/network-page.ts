import type { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import { get } from '../contract/client'

/** The first picture of new data waits for its layout. */
export const forLayout = { timeout: 50_000 }

/** The graph as the API has it. */
export async function graph() {
  const nodes = (await get<GraphNodes>('/graph/nodes')).data
  const links = (await get<GraphLinks>('/graph/links')).data
  const named = (title: string) => {
    const node = nodes.find((candidate) => candidate.title === title)
    if (!node) throw new Error(`the API has no node ${title}`)
    return node
  }
  return { nodes, links, named }
}
