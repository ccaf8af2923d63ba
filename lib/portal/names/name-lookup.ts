/** Looks up the names of countries, industries and records in data from the API. */
import type { Family } from '@/lib/contract/families'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'

/** Finds the names of facet values. */
export interface NameLookup {
  country: (code: string) => string
  /** Undefined if the API does not list the industry, because it has too few projects. */
  industry: (id: string) => string | undefined
  /** The name of a record in the graph. */
  record: (family: Family, id: string) => string
}

/** The name of a record that the data lacks. */
const unknownName = (id: string): string => `No. ${id}`

/** Whether a name is that of something in the data, rather than a stand-in for it. */
export const isRealName = (name: string, value: string): boolean =>
  name !== value && name !== unknownName(value)

interface NameSources {
  countries: readonly { code: string; name: string }[]
  industries: readonly { id: number; name: string }[]
  graph?: GraphIndex
}

/** Creates the lookup. Countries and records without a known name are called by their code or number. */
export function nameLookup({ countries, industries, graph }: NameSources): NameLookup {
  const byCode = new Map(countries.map(({ code, name }) => [code, name]))
  const byId = new Map(industries.map(({ id, name }) => [String(id), name]))
  return {
    country: (code) => byCode.get(code) ?? code,
    industry: (id) => byId.get(id),
    record(family, id) {
      const nodeId = nodeIdOfRecord(family, Number(id))
      return (nodeId && graph?.nodes.get(nodeId)?.title) || unknownName(id)
    },
  }
}
