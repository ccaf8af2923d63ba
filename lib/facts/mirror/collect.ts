/** Fetches everything that an API of the contract has. */

import { resource } from '@/lib/contract'
import { type Family, families } from '@/lib/contract/families'
import { maxPageSize } from '@/lib/contract/parameters'
import type { SearchResult } from '@/lib/contract/search'
import { Id } from '@/lib/contract/values'
import { UnfitAnswer } from './archive'
import { type AskSearch, findRegions } from './regions'

type Item = Record<string, unknown>

export interface Collected {
  /** Each list whole, with every array that its flags add. */
  lists: Record<Family, Item[]>
  /** How many items the API says that a list has. */
  totals: Partial<Record<Family, number>>
  /** Single documents by their path without the leading slash, in the order of the lists. */
  documents: Map<string, unknown>
  regions: SearchResult[]
}

export type GetText = (path: string) => Promise<string | undefined>
/** Told after each document how many there are of how many. The second number grows while lists become known. */
export type OnProgress = (done: number, of: number) => void

const isObject = (value: unknown): value is Item => typeof value === 'object' && value !== null

/** Ten times the size that the contract speaks of. */
const maxPages = 1_000
/** The contract's own documents have less than ten. */
const maxLevels = 100

const isDeeper = (value: unknown, levels: number): boolean =>
  isObject(value) && (levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1)))

function pathOfList(family: Family, page: number): string {
  const { includes, paginated } = resource(family)
  const parameters = new URLSearchParams(includes.map((name) => [`include_${name}`, 'true']))
  if (paginated) parameters.set('per_page', String(maxPageSize))
  if (page > 1) parameters.set('page', String(page))
  parameters.sort()
  return parameters.size > 0 ? `/${family}?${parameters}` : `/${family}`
}

/** The titles of regions that projects and regulations name. */
function regionTitles({ lists, documents }: Collected): string[] {
  const regulations = [...documents].flatMap(([path, document]) => {
    const region =
      path.startsWith('regulations/') && isObject(document) ? document.region : undefined
    return isObject(region) ? [region.title] : []
  })
  const titles = [...lists.projects.map(({ region }) => region), ...regulations]
  return [
    ...new Set(titles.filter((title) => typeof title === 'string' && title !== '')),
  ] as string[]
}

class Collector {
  readonly collected: Collected = {
    lists: Object.fromEntries(families.map((family) => [family, []])) as never,
    totals: {},
    documents: new Map(),
    regions: [],
  }
  #done = 0
  #of = 0

  constructor(
    private readonly text: GetText,
    private readonly onProgress: OnProgress,
  ) {}

  expect(count: number): void {
    this.#of += count
  }

  /** The document of a path; undefined where the API has none. */
  async get(path: string): Promise<unknown> {
    const text = await this.text(path)
    this.#done += 1
    this.onProgress(this.#done, this.#of)
    const document: unknown = text === undefined ? undefined : JSON.parse(text)
    if (isDeeper(document, maxLevels)) {
      throw new UnfitAnswer(`GET ${path}: nested too deeply to be kept`)
    }
    return document
  }

  async #page(
    family: Family,
    page: number,
  ): Promise<{ items: Item[]; total?: number; last: number }> {
    const path = pathOfList(family, page)
    const document = await this.get(path)
    if (!isObject(document) || !Array.isArray(document.data)) {
      throw new UnfitAnswer(`GET ${path}: not a list as the contract has it`)
    }
    const pagination = isObject(document.pagination) ? document.pagination : {}
    const total = Number.isSafeInteger(pagination.total) ? Number(pagination.total) : undefined
    const last = total === undefined ? 1 : Math.ceil(total / maxPageSize)
    if (last > maxPages) {
      throw new UnfitAnswer(`GET ${path}: promises ${total} records, which no list has`)
    }
    return { items: document.data.filter(isObject), total, last }
  }

  async list(family: Family): Promise<void> {
    this.expect(1)
    const { items, total, last } = await this.#page(family, 1)
    const numbers = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2)
    this.expect(numbers.length)
    const rest = await Promise.all(numbers.map((number) => this.#page(family, number)))
    this.collected.lists[family] = [...items, ...rest.flatMap((page) => page.items)]
    if (total !== undefined) this.collected.totals[family] = total
  }

  async document(path: string): Promise<void> {
    const document = await this.get(`/${path}`)
    if (document !== undefined) this.collected.documents.set(path, document)
  }
}

/** Paths of what the lists lead to. */
function pathsOfDetails(lists: Collected['lists']): string[] {
  const idsOf = (family: Family) =>
    lists[family].map(({ id }) => id).filter((id) => Id.safeParse(id).success)
  const details = families.filter((family) => resource(family).detail)
  return [
    ...details.flatMap((family) => idsOf(family).map((id) => `${family}/${id}`)),
    ...idsOf('projects').map((id) => `projects/${id}/relationships`),
    'graph/nodes',
    'graph/links',
    'terms',
  ]
}

export async function collect(text: GetText, onProgress: OnProgress): Promise<Collected> {
  const collector = new Collector(text, onProgress)
  const { collected } = collector
  await Promise.all(families.map((family) => collector.list(family)))
  const paths = pathsOfDetails(collected.lists)
  collector.expect(paths.length)
  await Promise.all(paths.map((path) => collector.document(path)))
  // In the order of the lists, not in that of the answers: the same data makes the same snapshot.
  const found = collected.documents
  collected.documents = new Map(
    paths.filter((path) => found.has(path)).map((path) => [path, found.get(path)]),
  )
  const search: AskSearch = (query) =>
    collector.get(query === undefined ? '/search' : `/search?${new URLSearchParams({ query })}`)
  const expect = (count: number) => collector.expect(count)
  collected.regions = await findRegions(search, regionTitles(collected), expect)
  return collected
}
