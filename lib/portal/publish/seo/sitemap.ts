/** Sitemaps (https://www.sitemaps.org/protocol.html). */
import { escapeXml } from '@/lib/text/xml'

/** The protocol's limit for one file. */
export const maxAddresses = 50_000

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function documentOf(root: string, entry: string, addresses: readonly string[], day?: string) {
  const modified = day ? `<lastmod>${escapeXml(day)}</lastmod>` : ''
  const entries = addresses.map(
    (address) => `<${entry}><loc>${escapeXml(address)}</loc>${modified}</${entry}>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('')}</${root}>\n`
}

/** The pages at these addresses, all of which may have changed on the day of the data. */
export const sitemapOf = (addresses: readonly string[], day?: string): string =>
  documentOf('urlset', 'url', addresses, day)

/** The sitemaps at these addresses. */
export const sitemapIndexOf = (addresses: readonly string[], day?: string): string =>
  documentOf('sitemapindex', 'sitemap', addresses, day)

/** The names of the files that so many addresses of a group need: `projects`, `projects-2`, … */
export const sitemapNames = (group: string, count: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / maxAddresses)) }, (_, index) =>
    index === 0 ? group : `${group}-${index + 1}`,
  )

/** Which part of a group a name stands for, from 0; undefined where it is no such name. */
export function sitemapPart(name: string): { group: string; part: number } | undefined {
  const [, group, number = '1'] = /^([a-z]+(?:-[a-z]+)*)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name) ?? []
  return group && number ? { group, part: Number(number) - 1 } : undefined
}
