/** What countries, industries and records are called, from what the API has told of them. */
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import type { Names } from './list-definition'

interface Named {
  countries: readonly { code: string; name: string }[]
  industries: readonly { id: number; name: string }[]
  graph?: GraphIndex
}

/** Names; what is not known goes by its code or number. */
export function namesOf({ countries, industries, graph }: Named): Names {
  const byCode = new Map(countries.map(({ code, name }) => [code, name]))
  const byId = new Map(industries.map(({ id, name }) => [String(id), name]))
  return {
    country: (code) => byCode.get(code) ?? code,
    industry: (id) => byId.get(id),
    record(family, id) {
      const nodeId = nodeIdOfRecord(family, Number(id))
      return (nodeId && graph?.nodes.get(nodeId)?.title) || `No. ${id}`
    },
  }
}
