/** The entities for reconciliation (https://www.w3.org/community/reconciliation): nodes of the graph, and countries. */
import { displayName, type Family, families, getWords } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { getDetails, type RecordFacts } from '@/lib/portal/search/search-groups'
import { countriesCalled, countryNames } from '@/lib/search/country-names'
import { getKnownNames } from '@/lib/search/searchable'
import { capitalized } from '@/lib/text/capitalized'

export interface EntityType {
  id: Family
  name: string
}

/** The families whose records can be found by a search. */
export const entityTypes: readonly EntityType[] = families
  .filter((family) => getWords(family).prefix !== undefined)
  .map((family) => ({ id: family, name: capitalized(getWords(family).one) }))

export interface Entity {
  /** The id in the graph and in search results: `project-118`. */
  id: string
  name: string
  /** Alternative names. */
  otherNames: readonly string[]
  /** Its kind, its country and its status, separated by commas. */
  description: string
  type: EntityType
  /** The path of its profile. */
  path: string
  node?: GraphNode
  country?: { name: string; code: string }
}

const getType = (family: Family): EntityType | undefined =>
  entityTypes.find(({ id }) => id === family)

/**
 * The title, the title without brackets, and the text in brackets, since `'Findynet (Findy)'` may be called by either
 * name. A country in brackets is a location and therefore not a name.
 */
function getOtherNames(title: string): string[] {
  const inBrackets = [...title.matchAll(/\(([^()]+)\)/g)].map(([, text = '']) => text.trim())
  const names = inBrackets.filter((text) => countriesCalled(text).length === 0)
  return [title, title.replace(/\s*\([^()]*\)/g, '').trim(), ...names].filter(Boolean)
}

/** The entity with an id. Undefined if there is none. */
export function getEntity(id: string, facts: RecordFacts): Entity | undefined {
  const record = recordOfNode(id)
  const type = record && getType(record.family)
  if (!record || !type) return undefined
  const country = facts.country(id)
  if (country) {
    const { all } = countryNames(country.code)
    const path = countryPath(country.code)
    return { id, name: country.name, otherNames: all, description: type.name, type, path, country }
  }
  const node = facts.node(id)
  if (!node || record.family === 'countries') return undefined
  return {
    id,
    name: displayName(record.family, node.title),
    otherNames: [...getOtherNames(node.title), ...getKnownNames(node)],
    description: getDetails(node, record.family, facts).join(', '),
    type,
    path: recordPath(record.family, record.id, node.title),
    node,
  }
}
