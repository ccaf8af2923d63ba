/** Links the European Union and its member states, as far as the API lists them. */
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { listAddress } from '@/lib/portal/list/list-state'
import { isMemberOfUnion, unionCode, unionMembers } from '@/lib/portal/map/union-regulations'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { countryPath } from '@/lib/portal/records/record-path'
import { projectsOfCountry } from './built-on'
import type { TallyItem } from './tally'

export interface UnionLinks {
  /** For a member state, if the API lists the union too. */
  union?: { code: string; name: string }
  /** For the union: its member states, with the number of projects headquartered in each. */
  members?: readonly TallyItem[]
}

/** Whether the API lists a country. If it does not, the name of the country is its code. */
const isListed = (names: NameLookup, code: string): boolean => names.country(code) !== code

function memberOf(graph: GraphIndex, names: NameLookup, code: string): TallyItem {
  return {
    name: names.country(code),
    count: projectsOfCountry(graph, code).length,
    address: listAddress('/projects', { page: 1, filters: { country: [code] } }),
    path: countryPath(code),
  }
}

export function unionLinks(graph: GraphIndex, names: NameLookup, code: string): UnionLinks {
  if (code === unionCode) {
    const listed = unionMembers.filter((member) => isListed(names, member))
    const members = listed.map((member) => memberOf(graph, names, member))
    return { members: members.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) }
  }
  if (!isMemberOfUnion(code) || !isListed(names, unionCode)) return {}
  return { union: { code: unionCode, name: names.country(unionCode) } }
}
