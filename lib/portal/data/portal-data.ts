/**
 * All data of one version from the API, parsed and in memory. It never changes: new data is a new object. The features
 * of the portal are pure functions of it.
 */
import type { CacheLifetime } from '@/lib/client/cache-lifetime'
import { processSingleton } from '@/lib/client/process-singleton'
import type { ApiResponse } from '@/lib/client/result'
import type { Audits } from '@/lib/contract/audits'
import type { RecordEvidence } from '@/lib/contract/evidence'
import type { Family } from '@/lib/contract/families'
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { RegulationSummary } from '@/lib/contract/regulations'
import type { ItemOf } from '@/lib/contract/responses'
import type { FieldCounts } from '@/lib/contract/service'
import type { SourceSummary } from '@/lib/contract/sources'
import type { Terms } from '@/lib/contract/terms'
import type { Versions } from '@/lib/contract/versions'

/** The lists of all families, in the order of the API, each item with all of its arrays. */
type Lists = { [F in Family]: ItemOf<F>[] }

/** The data of an API. The parts after the lists and the graph may be missing over other servers. */
export interface Content extends Lists {
  nodes: GraphNode[]
  links: GraphLink[]
  /** The regulations of the European Union, which the list does not tell apart. */
  unionLaws: RegulationSummary[]
  terms: Terms
  /** The details of all projects. `not_found` over the API of another publisher, whose rate limit they would exhaust. */
  details: ProjectDetail[]
  versions: Versions
  fieldCounts: FieldCounts
  audits: Audits
  sources: SourceSummary[]
  evidence: RecordEvidence[]
}

export type PartName = keyof Content

/** Each part is there, or the reason why it is not. */
export type Parts = { readonly [Name in PartName]: ApiResponse<Content[Name]> }

export interface PortalData extends Parts {
  readonly id: string
  /** Stays the same until the content changes, even if the content is confirmed at a later time. */
  readonly key: object
  /** How long pages from this data may be cached. */
  readonly lifetime: CacheLifetime
}

/**
 * Makes a function whose result is computed once for each content. Next.js may load a module once for pages and once for
 * route handlers, so results are shared by name.
 * @example export const makeGraph = derived('graph', ({ nodes, links }) => …)
 */
export function derived<Data extends Pick<PortalData, 'key'>, Value>(
  name: string,
  compute: (data: Data) => Value,
): (data: Data) => Value {
  return (data) => {
    const values = processSingleton(
      `derived ${name}`,
      () => new WeakMap<object, { value: Value }>(),
    )
    const cached = values.get(data.key)
    if (cached) return cached.value
    const value = compute(data)
    values.set(data.key, { value })
    return value
  }
}
