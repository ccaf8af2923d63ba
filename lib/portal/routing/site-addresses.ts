/** The paths of the site's pages, those first that visitors are most likely to request. */
import { nodeKindIndex, profilePathOfNode } from '@/lib/portal/graph/kinds'
import { sitePages } from '@/lib/portal/publish/seo/site-pages'
import { countryPath } from '@/lib/portal/records/record-path'

/** The properties of a graph node that determine the path and the rank of its record's profile. */
export interface ProminentNode {
  id: string
  title: string
  type: string
  score?: number | null
  total_links?: number | null
}

const byProminence = (one: ProminentNode, other: ProminentNode): number =>
  (other.score ?? 0) - (one.score ?? 0) || (other.total_links ?? 0) - (one.total_links ?? 0)

/** The pages that are not profiles, then countries, then the records in the graph by score and number of links. */
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
