/**
 * All data of one version, in memory and immutable. The API, search, tools, downloads and credentials are functions of
 * it. Documents and items are JSON texts, so that the server can send them without parsing.
 */
import type { Collection } from '@/lib/contract/additions'
import { ItemList, itemText, type Selection } from './item-list'
import {
  containsText,
  type NameQuery,
  type Names,
  parseNameQuery,
  prepareNames,
  rankMatch,
} from './names'
import { type Manifest, makeManifest, type Snapshot } from './snapshot'
import {
  type ItemText,
  readLines,
  type SearchText,
  type SnapshotTexts,
  snapshotTexts,
} from './snapshot-text'

export interface ListRequest extends Selection {
  collection: Collection
  /** 1-indexed. */
  page: number
  perPage: number
  /** The ids of the items to which the list is limited. */
  ids?: ReadonlySet<number>
  /** The place of each id, for an order other than that of the list. */
  order?: ReadonlyMap<number, number>
  includes?: readonly string[]
}

export interface ListPage {
  /** JSON texts. */
  items: string[]
  /** The number of matching items over all pages. */
  total: number
}

export interface DatasetRecord {
  /** The item with all its arrays, as JSON text. */
  item: string
  /** The detail, if there is one, as JSON text. */
  detail: string | undefined
}

export type GraphPart = 'nodes' | 'links'

interface SearchedEntry extends SearchText {
  position: number
  matched: Names
}

const noItems = new ItemList([])

export class Dataset {
  readonly manifest: Manifest
  readonly #documents: ReadonlyMap<string, string>
  readonly #lists: ReadonlyMap<Collection, ItemList>
  readonly #searchTexts: readonly SearchText[]
  #searched: SearchedEntry[] | undefined

  constructor({ manifest, items, search, documents }: SnapshotTexts) {
    this.manifest = manifest
    this.#documents = documents
    this.#lists = new Map([...items].map(([collection, list]) => [collection, new ItemList(list)]))
    this.#searchTexts = search
  }

  static of(snapshot: Snapshot): Dataset {
    return new Dataset(snapshotTexts(snapshot, makeManifest(snapshot)))
  }

  /** Reads a dataset from stored bytes. Throws if they are damaged or have another format. */
  static async read(bytes: Buffer): Promise<Dataset> {
    return new Dataset(await readLines(bytes))
  }

  /** The JSON text of a document, by its API path without the leading slash, for example `projects/118`. */
  document(path: string): string | undefined {
    return this.#documents.get(path)
  }

  #list(collection: Collection): ItemList {
    return this.#lists.get(collection) ?? noItems
  }

  list({
    collection,
    page,
    perPage,
    ids,
    order,
    includes = [],
    ...selection
  }: ListRequest): ListPage {
    const found = this.#list(collection).select(selection)
    const limited = ids ? found.filter(({ id }) => ids.has(id)) : found
    const getPlace = ({ id }: ItemText): number => order?.get(id) ?? 0
    const selected = order ? limited.toSorted((a, b) => getPlace(a) - getPlace(b)) : limited
    const start = (page - 1) * perPage
    const itemsOnPage = selected.slice(start, start + perPage)
    return { items: itemsOnPage.map((item) => itemText(item, includes)), total: selected.length }
  }

  /** All items of a collection in list order, as JSON texts. */
  all(collection: Collection, includes: readonly string[] = []): string[] {
    return this.#list(collection).items.map((item) => itemText(item, includes))
  }

  /** The item with an id, with all its arrays, and its detail. */
  record(collection: Collection, id: number): DatasetRecord | undefined {
    const item = this.#list(collection).get(id)
    return item && { item: itemText(item), detail: this.document(`${collection}/${id}`) }
  }

  /** Each record of a collection in list order. */
  *records(collection: Collection): Generator<DatasetRecord> {
    for (const item of this.#list(collection).items) {
      yield { item: itemText(item), detail: this.document(`${collection}/${item.id}`) }
    }
  }

  graph(part: GraphPart): object[] {
    const text = this.document(`graph/${part}`)
    return text === undefined ? [] : JSON.parse(text).data
  }

  #searchEntries(): SearchedEntry[] {
    this.#searched ??= this.#searchTexts.map((entry, position) => ({
      ...entry,
      position,
      matched: prepareNames(entry.names),
    }))
    return this.#searched
  }

  /**
   * The entries whose names contain a text, as JSON texts, at most `perGroup` of each group: first by relevance, then by
   * score. Without a text, the entries with the highest scores of each group.
   */
  search(typed: string | undefined, perGroup: number): string[] {
    const query: NameQuery = parseNameQuery(typed)
    const matches = this.#searchEntries()
      .filter(({ matched }) => containsText(matched, query))
      .map((entry) => ({ entry, rank: rankMatch(entry.matched, query) }))
    matches.sort(
      (a, b) =>
        a.rank - b.rank || b.entry.score - a.entry.score || a.entry.position - b.entry.position,
    )
    const counts = new Map<string, number>()
    return matches.flatMap(({ entry: { group, result } }) => {
      const count = (counts.get(group) ?? 0) + 1
      counts.set(group, count)
      return count <= perGroup ? [result] : []
    })
  }
}
