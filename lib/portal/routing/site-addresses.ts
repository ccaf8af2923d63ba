/** The addresses of the pages of a site, those first that people are most likely to ask for. */
import { nodeKindIndex, profilePathOfNode } from '@/lib/portal/graph/kinds'
import { sitePages } from '@/lib/portal/publish/seo/site-pages'
import { countryPath } from '@/lib/portal/records/record-path'

/** What a node of the network says of the page of its record. */
export interface ProminentNode {
  id: string
  title: string
  type: string
  score?: number | null
  total_links?: number | null
}

const byProminence = (one: ProminentNode, other: ProminentNode): number =>
  (other.score ?? 0) - (one.score ?? 0) || (other.total_links ?? 0) - (one.total_links ?? 0)

/** The pages that are no profiles, countries by their codes, then the records of the network by score and links. */
export const siteAddresses = (
  nodes: readonly ProminentNode[],
  countries: readonly string[],
): string[] => [
  ...sitePages,
  ...countries.map(countryPath),
  ...[...nodes]
    .sort(byProminence)
    .flatMap((node) => profilePathOfNode({ ...node, kind: nodeKindIndex(node.type) }) ?? []),
]
