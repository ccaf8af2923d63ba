/**
 * The data behind the tools: the API of this site, called in the same process, and values that are computed from it
 * once. It represents one state of the data.
 */
import { setImmediate } from 'node:timers/promises'
import type { Family } from '@/lib/contract/families'
import type { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import { resource } from '@/lib/contract/index'
import { maxPageSize } from '@/lib/contract/parameters'
import type { ItemOf, ResponseOf } from '@/lib/contract/responses'
import type { Terms } from '@/lib/contract/terms'
import { type GraphIndex, graphIndex, severalTypes } from '@/lib/portal/graph/graph-index'
import { type NameLookup, nameLookup } from '@/lib/portal/names/name-lookup'
import { type AllProjectFacts, getProjectFacts } from '@/lib/portal/projects/project-facts'
import { once } from '@/lib/promises/cached-promise'

/** Requests a path of the API. Rejects with an `ApiError` where the API would respond with one. */
export type Ask = (path: string, query?: Readonly<Record<string, string>>) => Promise<unknown>

/** The number of documents that are read before other requests get their turn. */
const readAtOnce = 50

export class ToolData {
  readonly graph: () => Promise<GraphIndex>
  readonly names: () => Promise<NameLookup>
  readonly projectFacts: () => Promise<AllProjectFacts>
  readonly terms: () => Promise<Terms>

  /** `siteUrl` is the public address of the site, without a trailing slash. */
  constructor(
    readonly ask: Ask,
    readonly siteUrl: string,
  ) {
    this.graph = once(() => this.#readGraph())
    this.names = once(() => this.#readNames())
    this.projectFacts = once(() => this.#readProjectFacts())
    this.terms = once(async () => (await ask('/terms')) as Terms)
  }

  /** Reads all items of a family. */
  async items<F extends Family>(
    family: F,
    query: Readonly<Record<string, string>> = {},
  ): Promise<ItemOf<F>[]> {
    if (!resource(family).paginated) {
      return ((await this.ask(`/${family}`, query)) as { data: ItemOf<F>[] }).data
    }
    const items: ItemOf<F>[] = []
    for (let page = 1; ; page += 1) {
      const asked = { ...query, per_page: String(maxPageSize), page: String(page) }
      const answer = (await this.ask(`/${family}`, asked)) as ResponseOf<'/projects'>
      items.push(...(answer.data as ItemOf<F>[]))
      if (page >= answer.pagination.total_pages) return items
      await setImmediate()
    }
  }

  async #readGraph(): Promise<GraphIndex> {
    const nodes = (await this.ask('/graph/nodes')) as GraphNodes
    await setImmediate()
    const links = (await this.ask('/graph/links')) as GraphLinks
    await setImmediate()
    return graphIndex(nodes.data, links.data, severalTypes(await this.items('entities')))
  }

  async #readNames(): Promise<NameLookup> {
    const [countries, industries] = [await this.items('countries'), await this.items('industries')]
    return nameLookup({ countries, industries, graph: await this.graph() })
  }

  async #readProjectFacts(): Promise<AllProjectFacts> {
    const projects = await this.items('projects')
    const countries = await this.items('countries', { include_projects_target: 'true' })
    const details: ResponseOf<'/projects/{id}'>[] = []
    for (const [place, { id }] of projects.entries()) {
      if (place % readAtOnce === 0) await setImmediate()
      details.push((await this.ask(`/projects/${id}`)) as ResponseOf<'/projects/{id}'>)
    }
    return getProjectFacts({ projects, countries, details })
  }
}
