/** Loads the names of facet values. */
import 'server-only'
import { wholeLists } from '@/lib/client/resources'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { type NameLookup, nameLookup } from './name-lookup'

/** The names, today or as of a version. `complete` is false if those of countries or industries are missing. */
export async function getNames(
  graph: GraphIndex | undefined,
  version?: string,
): Promise<{ names: NameLookup; complete: boolean }> {
  const filters = version === undefined ? undefined : { version }
  const [countries, industries] = await Promise.all([
    wholeLists.countries({ filters }),
    wholeLists.industries({ filters }),
  ])
  const names = nameLookup({
    countries: countries.ok ? countries.data : [],
    industries: industries.ok ? industries.data : [],
    graph,
  })
  return { names, complete: countries.ok && industries.ok }
}
