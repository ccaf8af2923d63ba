/**
 * The data behind the tools, in one state: the API of this site, called in the same process, and the lists of the website.
 */
import type { Terms } from '@/lib/contract/terms'
import type { DatasetLists } from '@/lib/portal/list/dataset-lists'
import { once } from '@/lib/promises/cached-promise'

/** Requests a path of the API. Rejects with an `ApiError` where the API would respond with one. */
export type QueryApi = (path: string, query?: Readonly<Record<string, string>>) => Promise<unknown>

export class ToolData {
  readonly terms: () => Promise<Terms>

  /** `siteUrl` is the public address of the site, without a trailing slash. */
  constructor(
    readonly queryApi: QueryApi,
    readonly lists: DatasetLists,
    readonly siteUrl: string,
  ) {
    this.terms = once(async () => (await queryApi('/terms')) as Terms)
  }
}
