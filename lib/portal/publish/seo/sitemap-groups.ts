/** The contents of sitemaps: the pages of the site, and every profile and source at its canonical address. */

import type { Country } from '@/lib/contract/countries'
import { families, type NumberedFamily } from '@/lib/contract/families'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'

export const sitemapGroups = ['pages', ...families, 'sources'] as const
export type SitemapGroup = (typeof sitemapGroups)[number]

export const isSitemapGroup = (group: string): group is SitemapGroup =>
  sitemapGroups.some((name) => name === group)

export type NamedItem = { id: number; name: string } | { id: number; title: string }

export const recordPaths = (family: NumberedFamily, items: readonly NamedItem[]): string[] =>
  items.map((item) => recordPath(family, item.id, 'name' in item ? item.name : item.title))

/** Countries without any records are omitted, because their profiles have no content for search engines. */
export const countryPaths = (countries: readonly Country[]): string[] =>
  countries
    .filter(({ stats }) => Object.values(stats).some((count) => count > 0))
    .map(({ code }) => countryPath(code))
