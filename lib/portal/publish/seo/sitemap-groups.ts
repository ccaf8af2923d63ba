/** What the sitemaps list: the pages of the site, and every profile of each family at its canonical address. */
import 'server-only'
import { listCountries, listIndustries, wholeLists } from '@/lib/client/resources'
import { type ApiResult, required } from '@/lib/client/result'
import { type Family, families } from '@/lib/contract/families'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { sitePages } from './site-pages'

type Named = { id: number; name: string } | { id: number; title: string }

const pathsOf = (family: Exclude<Family, 'countries'>, answer: ApiResult<Named[]>): string[] =>
  required(answer).data.map((item) =>
    recordPath(family, item.id, 'name' in item ? item.name : item.title),
  )

/** Countries of which the data says nothing have a profile, but nothing on it that a search should lead to. */
async function countryPaths(): Promise<string[]> {
  const countries = required(await listCountries()).data.data
  return countries
    .filter(({ stats }) => Object.values(stats).some((count) => count > 0))
    .map(({ code }) => countryPath(code))
}

async function industryPaths(): Promise<string[]> {
  const industries = required(await listIndustries()).data.data
  return industries.map(({ id, name }) => recordPath('industries', id, name))
}

export const sitemapGroups = ['pages', ...families] as const
export type SitemapGroup = (typeof sitemapGroups)[number]

export const isSitemapGroup = (group: string): group is SitemapGroup =>
  sitemapGroups.some((known) => known === group)

/** The paths of a group. Throws `UpstreamUnavailable` where the API did not answer. */
export async function sitemapPaths(group: SitemapGroup): Promise<readonly string[]> {
  if (group === 'pages') return sitePages
  if (group === 'countries') return countryPaths()
  if (group === 'industries') return industryPaths()
  return pathsOf(group, await wholeLists[group]())
}
