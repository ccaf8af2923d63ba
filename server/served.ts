/** What is served of one snapshot: its dataset, its search, and the finished responses made from both. */
import type { Dataset } from '@/lib/dataset/dataset'
import { once } from '@/lib/promises/cached-promise'
import { DatasetSearch } from '@/lib/search/dataset-search'
import { ResponseCache } from './response-cache'

export interface DataSource {
  dataset: Dataset
  /** The tolerant search of the dataset, built on first request. A failed attempt is repeated on the next one. */
  search: () => Promise<DatasetSearch>
}

export interface Served extends DataSource {
  /** Finished responses, keyed by canonical request. */
  responses: ResponseCache
}

/** `onSearchError` is called if the tolerant search cannot be built, so that only exact names are found. */
export const searchable = (
  dataset: Dataset,
  onSearchError?: (error: unknown) => void,
): DataSource => ({
  dataset,
  search: once(() => DatasetSearch.of(dataset, onSearchError)),
})

export const serve = (dataset: Dataset, onSearchError: (error: unknown) => void): Served => ({
  ...searchable(dataset, onSearchError),
  responses: new ResponseCache(),
})
