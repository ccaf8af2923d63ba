/** A served snapshot: its dataset, its search, and the finished responses built from both. */
import { LRUCache } from 'lru-cache'
import type { Dataset } from '@/lib/dataset/dataset'
import { once } from '@/lib/promises/cached-promise'
import { DatasetSearch } from '@/lib/search/dataset-search'
import type { Representation } from './representation'

/** False for a copy of another server's data: that server publishes the data, so this server must not sign it. */
export const isOwnData = ({ dataset }: Pick<DataSource, 'dataset'>): boolean =>
  dataset.manifest.mirroredFrom === undefined

const megabyte = 1024 * 1024

const makeCache = (maxSize: number) =>
  new LRUCache<string, Representation>({ maxSize, sizeCalculation: ({ size }) => size })

/**
 * The finished responses of the API in memory. Requests with a text that the client chose have a limit of their own,
 * because their number is unlimited and they would evict all others.
 */
export class ResponseCache {
  readonly #others = makeCache(176 * megabyte)
  readonly #texts = makeCache(16 * megabyte)

  #partition(request: string): LRUCache<string, Representation> {
    return /[?&](?:q|query)=/.test(request) ? this.#texts : this.#others
  }

  /** The response to a request in its canonical form. */
  get(request: string): Representation | undefined {
    return this.#partition(request).get(request)
  }

  set(request: string, response: Representation): void {
    this.#partition(request).set(request, response)
  }
}

export interface DataSource {
  dataset: Dataset
  /**
   * The tolerant search of the dataset, built on first request. After a failed attempt, the next request tries again.
   */
  search: () => Promise<DatasetSearch>
}

export interface Served extends DataSource {
  /** Finished responses, keyed by canonical request. */
  responses: ResponseCache
}

/** `onSearchError` is called if the tolerant search cannot be built, so that only exact names are found. */
export const makeDataSource = (
  dataset: Dataset,
  onSearchError?: (error: unknown) => void,
): DataSource => ({
  dataset,
  search: once(() => DatasetSearch.of(dataset, onSearchError)),
})

export const makeServed = (dataset: Dataset, onSearchError: (error: unknown) => void): Served => ({
  ...makeDataSource(dataset, onSearchError),
  responses: new ResponseCache(),
})
