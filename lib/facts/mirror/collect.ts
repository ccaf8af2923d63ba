/** Fetches all data of an API that implements the contract. */
import { resource } from '@/lib/contract'
import { type Family, families } from '@/lib/contract/families'
import { maxPageSize } from '@/lib/contract/parameters'
import { SearchResult } from '@/lib/contract/search'
import { Id } from '@/lib/contract/values'
import { isoCountries } from '@/lib/facts/load/countries'
import { fold, foldedWords } from '@/lib/text/fold'
import { isObject } from '@/lib/text/json-values'
import { InvalidResponseError } from './archive'

type AskSearch = (query?: string) => Promise<unknown>

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const worldRegions = new Set(isoCountries.map(({ worldRegion }) => worldRegion))
/** The maximum number of queries, regardless of the API's responses. */
const mostQueries = 1_000

function regionsIn(answer: unknown): SearchResult[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((value) => {
    const { success, data } = SearchResult.safeParse(value)
    return success && data.type === 'Region' ? [data] : []
  })
}

/** Words of one or two letters are omitted, because the queries for single letters return nearly the same results. */
const getWords = ({ title, code }: SearchResult): string[] =>
  foldedWords(fold(`${title} ${code ?? ''}`))
    .split(' ')
    .filter((word) => word.length > 2)

/**
 * Finds the regions of an API. The contract has no list of them, and a search returns only five results per query. The
 * queries are the regions that other documents name, the regions of the world, every letter, and then each word of the
 * regions found. `expect` is called with the number of further queries.
 */
export async function findRegions(
  ask: AskSearch,
  knownRegions: readonly string[],
  expect: (count: number) => void,
): Promise<SearchResult[]> {
  const found = new Map<string, SearchResult>()
  const sentQueries = new Set<string | undefined>()
  let queries = new Set<string | undefined>([
    undefined,
    ...knownRegions,
    ...worldRegions,
    ...letters,
  ])
  while (queries.size > 0) {
    expect(queries.size)
    for (const query of queries) sentQueries.add(query)
    // The order is that of the queries, not of the responses, so that the same data produces the same snapshot.
    const answers = await Promise.all([...queries].map((query) => ask(query)))
    for (const region of answers.flatMap(regionsIn)) found.set(region.id, region)
    const words = [...found.values()].flatMap(getWords).filter((word) => !sentQueries.has(word))
    queries = new Set(words.slice(0, Math.max(0, mostQueries - sentQueries.size)))
  }
  return [...found.values()]
}

type Item = Record<string, unknown>

export interface Collected {
  /** All items of each list, with all arrays that `include_<name>` flags add. */
  lists: Record<Family, Item[]>
  /** The number of items of each list according to its pagination. */
  totals: Partial<Record<Family, number>>
  /** Documents that are not lists, by their path without the leading slash, in the order of the lists. */
  documents: Map<string, unknown>
  regions: SearchResult[]
}

export type GetText = (path: string) => Promise<string | undefined>
/** Called after each document. The total increases while the lists are fetched. */
export type OnProgress = (done: number, total: number) => void

/** Enough for 100,000 records, ten times the size of the graph according to the contract. */
const maxPages = 1_000
/** Documents of the contract have fewer than ten levels. */
const maxLevels = 100

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isDeeper(child, levels - 1)))

function pathOfList(family: Family, page: number): string {
  const { includes, paginated } = resource(family)
  const parameters = new URLSearchParams(includes.map((name) => [`include_${name}`, 'true']))
  if (paginated) parameters.set('per_page', String(maxPageSize))
  if (page > 1) parameters.set('page', String(page))
  parameters.sort()
  return parameters.size > 0 ? `/${family}?${parameters}` : `/${family}`
}

/** Returns the titles of the regions of projects and regulations, because the contract has no list of regions. */
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
  #total = 0

  constructor(
    private readonly text: GetText,
    private readonly onProgress: OnProgress,
  ) {}

  /** Adds requests to the total of the progress. */
  expect(count: number): void {
    this.#total += count
  }

  /** Fetches the document at a path. Resolves to undefined if it does not exist. */
  async get(path: string): Promise<unknown> {
    const text = await this.text(path)
    this.#done += 1
    this.onProgress(this.#done, this.#total)
    const document: unknown = text === undefined ? undefined : JSON.parse(text)
    if (isDeeper(document, maxLevels)) {
      throw new InvalidResponseError(`GET ${path}: the document has more than ${maxLevels} levels`)
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
      throw new InvalidResponseError(
        `GET ${path}: the response is not a list as the contract defines it. Check the address of the API.`,
      )
    }
    const pagination = isObject(document.pagination) ? document.pagination : {}
    const total = Number.isSafeInteger(pagination.total) ? Number(pagination.total) : undefined
    const last = total === undefined ? 1 : Math.ceil(total / maxPageSize)
    if (last > maxPages) {
      throw new InvalidResponseError(
        `GET ${path}: the list has ${total} records, which is more than a mirror can hold`,
      )
    }
    return { items: document.data.filter(isObject), total, last }
  }

  async list(family: Family): Promise<void> {
    this.expect(1)
    const { items, total, last } = await this.#page(family, 1)
    const numbers = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2)
    this.expect(numbers.length)
    const furtherPages = await Promise.all(numbers.map((number) => this.#page(family, number)))
    this.collected.lists[family] = [...items, ...furtherPages.flatMap((page) => page.items)]
    if (total !== undefined) this.collected.totals[family] = total
  }

  async document(path: string): Promise<void> {
    const document = await this.get(`/${path}`)
    if (document !== undefined) this.collected.documents.set(path, document)
  }
}

/** Returns the paths of all documents that are not lists. */
function documentPaths(lists: Collected['lists']): string[] {
  const getIds = (family: Family) =>
    lists[family].map(({ id }) => id).filter((id) => Id.safeParse(id).success)
  const details = families.filter((family) => resource(family).detail)
  return [
    ...details.flatMap((family) => getIds(family).map((id) => `${family}/${id}`)),
    ...getIds('projects').map((id) => `projects/${id}/relationships`),
    'graph/nodes',
    'graph/links',
    'terms',
  ]
}

export async function collect(text: GetText, onProgress: OnProgress): Promise<Collected> {
  const collector = new Collector(text, onProgress)
  const { collected } = collector
  await Promise.all(families.map((family) => collector.list(family)))
  const paths = documentPaths(collected.lists)
  collector.expect(paths.length)
  await Promise.all(paths.map((path) => collector.document(path)))
  // Responses arrive in any order. A fixed order ensures that equal data produces an equal snapshot.
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
