/** Counts projects by the values of a facet. Each count links to the list of the projects that it includes. */

import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { projectFacets } from '@/lib/portal/list/definitions/project-facets'
import { noValue } from '@/lib/portal/list/facets'
import type { Facet, NodeSubject } from '@/lib/portal/list/list-definition'
import { rankedOptions } from '@/lib/portal/list/list-facet'
import { type Filters, listAddress, withValues } from '@/lib/portal/list/list-state'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { valuePath } from '@/lib/portal/records/record-path'
import { countValues } from '@/lib/text/group-by'

export interface TallyItem {
  value: string
  name: string
  count: number
  /** The list of these projects. */
  address: string
  path?: string
}

export interface Tally {
  items: readonly TallyItem[]
  /** The projects without a value, by reason if there are several. */
  none?: readonly TallyItem[]
  /** The number of further values, and the address of the list that offers all of them as filters. */
  more?: { count: number; address: string }
}

/** The facets of projects whose values can be derived from the graph alone. */
type TalliedFacet = 'country' | 'ledger' | 'did-method' | 'standard' | 'status' | 'year'

/** The default maximum of values; the list has the rest. */
const maxItems = 8

function findFacet(key: TalliedFacet): Facet<NodeSubject> {
  const facet = projectFacets.find((facet) => facet.key === key)
  if (!facet) throw new Error(`Projects have no facet ${key}`)
  return facet
}

export interface TallyInput {
  graph: GraphIndex
  names: NameLookup
  filters: Filters
  projects: readonly GraphNode[]
}

/** @example countEach('ledger', { graph, names, filters: { country: ['CH'] }, projects }) */
export function countEach(
  key: TalliedFacet,
  { graph, names, filters, projects }: TallyInput,
  max = maxItems,
): Tally {
  const facet = findFacet(key)
  const values = projects.flatMap((node) =>
    facet.values({ node, neighbours: graph.neighbours(node.id), graph }),
  )
  const family = key === 'country' ? 'countries' : facet.family
  const items = rankedOptions(facet, countValues(values), [], names).map(([value, name, count]) => {
    const path = value === noValue || !family ? undefined : valuePath(family, value, name)
    return {
      value,
      name,
      count,
      address: listAddress('/projects', { filters: withValues(filters, key, [value]) }),
      ...(path ? { path } : {}),
    }
  })
  const namedItems = items.filter(({ value }) => value !== noValue)
  const none = items.filter(({ value }) => value === noValue)
  // One more item takes up no more space than the link to it.
  const limit = namedItems.length <= max + 1 ? namedItems.length : max
  const openFacetAddress = listAddress('/projects', { filters, open: key })
  return {
    items: namedItems.slice(0, limit),
    ...(none.length > 0 ? { none } : {}),
    ...(namedItems.length > limit
      ? { more: { count: namedItems.length - limit, address: openFacetAddress } }
      : {}),
  }
}
