import type { ListFacet } from '@/lib/portal/list/list-facet'
import type { ListView } from '@/lib/portal/list/list-view'
import { FacetChoice } from './facet-choice'
import { FacetGroup } from './facet-group'
import type { Navigate } from './use-list'

/** The number of facets that are initially unfolded. The others show only their names. */
const unfoldedFacets = 3

interface Group {
  title?: string
  facets: ListFacet[]
}

/** Combines consecutive facets of the same group into one entry. */
function getGroups(facets: readonly ListFacet[]): Group[] {
  const groups: Group[] = []
  for (const facet of facets) {
    const last = groups.at(-1)
    if (facet.group !== undefined && last?.title === facet.group) last.facets.push(facet)
    else groups.push({ title: facet.group, facets: [facet] })
  }
  return groups
}

/** All facets of a list. */
export function FacetChoices({ view, navigate }: { view: ListView; navigate: Navigate }) {
  return getGroups(view.facets).map(({ title, facets }, index) => {
    const [facet] = facets
    if (title !== undefined) {
      return (
        <FacetGroup key={title} title={title} facets={facets} view={view} navigate={navigate} />
      )
    }
    return (
      facet && (
        <FacetChoice
          key={facet.key}
          facet={facet}
          view={view}
          navigate={navigate}
          unfolded={index < unfoldedFacets}
        />
      )
    )
  })
}
