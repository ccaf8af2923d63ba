/**
 * The lists of the website from a dataset in memory, for the filters of the API and the tools of the MCP server. Their
 * data is computed on first use, in steps, so that the process can handle other requests in between.
 */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Country } from '@/lib/contract/countries'
import type { Family } from '@/lib/contract/families'
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { ItemOf } from '@/lib/contract/responses'
import type { Dataset } from '@/lib/dataset/dataset'
import { type GraphIndex, graphIndex, severalTypes } from '@/lib/portal/graph/graph-index'
import { type NameLookup, nameLookup } from '@/lib/portal/names/name-lookup'
import { type AllProjectFacts, getProjectFacts } from '@/lib/portal/projects/project-facts'
import { unionCode } from '@/lib/portal/records/union-laws'
import { cachedPromise, once } from '@/lib/promises/cached-promise'
import { lists } from './list-definitions'
import type { ListIndex } from './list-index'

/** The families whose lists distinguish the laws of the European Union. */
const unionFamilies: readonly Family[] = ['regulations', 'countries']

/** The number of documents that are read before other requests get their turn. */
const readAtOnce = 50

export class DatasetLists {
  readonly graph = once(() => this.#readGraph())
  readonly names = once(() => this.#readNames())
  readonly #projectFacts = once(() => this.#readProjectFacts())
  readonly #indexes = new Map<Family, Promise<ListIndex>>()

  constructor(private readonly dataset: Dataset) {}

  index(family: Family): Promise<ListIndex> {
    return cachedPromise(this.#indexes, family, () => this.#makeIndex(family))
  }

  async #makeIndex(family: Family): Promise<ListIndex> {
    return lists[family].index({
      items: this.#items(family),
      graph: await this.graph(),
      facts: family === 'projects' ? await this.#projectFacts() : undefined,
      unionLaws: unionFamilies.includes(family) ? this.#unionLaws() : undefined,
    })
  }

  #items<F extends Family>(family: F): ItemOf<F>[] {
    return this.dataset.all(family).map((text) => JSON.parse(text))
  }

  #unionLaws(): ReadonlySet<number> {
    const selection = { page: 1, perPage: Number.MAX_SAFE_INTEGER, filters: { country: unionCode } }
    const { items } = this.dataset.list({ collection: 'regulations', ...selection })
    return new Set(items.map((text) => JSON.parse(text).id))
  }

  async #readGraph(): Promise<GraphIndex> {
    const nodes = this.dataset.graph('nodes') as GraphNode[]
    await yieldToOthers()
    const links = this.dataset.graph('links') as GraphLink[]
    await yieldToOthers()
    return graphIndex(nodes, links, severalTypes(this.#items('entities')))
  }

  async #readNames(): Promise<NameLookup> {
    const [countries, industries] = [this.#items('countries'), this.#items('industries')]
    return nameLookup({ countries, industries, graph: await this.graph() })
  }

  async #readProjectFacts(): Promise<AllProjectFacts> {
    const projects = this.#items('projects')
    const texts = this.dataset.all('countries', ['projects_target'])
    const countries = texts.map((text): Country => JSON.parse(text))
    const details: ProjectDetail[] = []
    for (const [place, { id }] of projects.entries()) {
      if (place % readAtOnce === 0) await yieldToOthers()
      const detail = this.dataset.document(`projects/${id}`)
      if (detail !== undefined) details.push(JSON.parse(detail))
    }
    return getProjectFacts({ projects, countries, details })
  }
}

const listsByDataset = new WeakMap<Dataset, DatasetLists>()

/** The lists of a dataset, which are computed once. */
export function datasetLists(dataset: Dataset): DatasetLists {
  const found = listsByDataset.get(dataset) ?? new DatasetLists(dataset)
  listsByDataset.set(dataset, found)
  return found
}
