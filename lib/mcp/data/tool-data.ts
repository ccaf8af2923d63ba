/**
 * The data behind the tools, in one state: the API of this site, called in the same process, and the lists of the website.
 */
import type { Country } from '@/lib/contract/countries'
import type { Terms } from '@/lib/contract/terms'
import type { DatasetLists } from '@/lib/portal/list/dataset-lists'
import { once } from '@/lib/promises/cached-promise'

/** Requests a path of the API. Rejects with an `ApiError` where the API would respond with one. */
export type Ask = (path: string, query?: Readonly<Record<string, string>>) => Promise<unknown>

export class ToolData {
  readonly terms: () => Promise<Terms>
  readonly countries: () => Promise<Country[]>

  /** `siteUrl` is the public address of the site, without a trailing slash. */
  constructor(
    readonly ask: Ask,
    readonly lists: DatasetLists,
    readonly siteUrl: string,
  ) {
    this.terms = once(async () => (await ask('/terms')) as Terms)
    this.countries = once(async () => ((await ask('/countries')) as { data: Country[] }).data)
  }
}
