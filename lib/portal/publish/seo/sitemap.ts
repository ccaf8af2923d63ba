/**
 * Sitemaps (https://www.sitemaps.org/protocol.html): the pages of the site, and every profile and source at its canonical
 * address.
 */
import type { Country } from '@/lib/contract/countries'
import { endpoints } from '@/lib/contract/endpoints'
import { families, type NumberedFamily } from '@/lib/contract/families'
import { endpointAddress } from '@/lib/portal/developers/contents'
import { guideAddress, guides } from '@/lib/portal/developers/guides'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { escapeXml } from '@/lib/text/xml'

/** The pages in the sitemap that are not profiles. Pages that are empty without a query are omitted. */
export const sitePages: readonly string[] = [
  '/',
  '/wallets',
  ...families.map((family) => `/${family}`),
  '/explore',
  '/map',
  '/graph',
  '/statistics',
  '/sources',
  '/sources/publishers',
  '/downloads',
  '/downloads/notebooks',
  '/versions',
  '/changes',
  '/verify',
  '/developers',
  '/developers/key',
  ...guides.map(guideAddress),
  ...endpoints.map(endpointAddress),
  '/about',
  '/about/audits',
  '/privacy',
  '/accessibility',
  '/terms',
]

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

/** The protocol's limit for one file. */
export const maxAddresses = 50_000

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function loadDocument(root: string, entry: string, addresses: readonly string[], day?: string) {
  const modified = day ? `<lastmod>${escapeXml(day)}</lastmod>` : ''
  const entries = addresses.map(
    (address) => `<${entry}><loc>${escapeXml(address)}</loc>${modified}</${entry}>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('')}</${root}>\n`
}

/** A sitemap of the pages at these addresses. All of them may have changed on the date of the data, `day`. */
export const toSitemap = (addresses: readonly string[], day?: string): string =>
  loadDocument('urlset', 'url', addresses, day)

export const toSitemapIndex = (addresses: readonly string[], day?: string): string =>
  loadDocument('sitemapindex', 'sitemap', addresses, day)

/** The names of the files for a group with `count` addresses: `projects`, `projects-2`, … */
export const sitemapNames = (group: string, count: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / maxAddresses)) }, (_, index) =>
    index === 0 ? group : `${group}-${index + 1}`,
  )

/**
 * The group and the part, starting at 0, in the name of a file. Undefined if it is not the name of
 * a sitemap.
 */
export function sitemapPart(name: string): { group: string; part: number } | undefined {
  const [, group, number = '1'] = /^([a-z]+(?:-[a-z]+)*)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name) ?? []
  return group && number ? { group, part: Number(number) - 1 } : undefined
}
