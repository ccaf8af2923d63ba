/** Sitemaps (https://www.sitemaps.org/protocol.html). */
import { escapeXml } from '@/lib/text/xml'

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
