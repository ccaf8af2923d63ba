/** The typed links of a page as a `Link` header (RFC 8288), and where all of them are as a set of links. */
import type { TypedLink, TypedLinks } from './typed-links'

/** Limits, because proxies and clients reject long headers. */
const maxLinks = 20
const maxHeaderLength = 4096

/** The documents that have all links of a page (RFC 9264), by their addresses. */
export const linkSetTypes = {
  '/linkset.json': 'application/linkset+json',
  '/linkset.txt': 'application/linkset',
} as const
export type LinkSetPath = keyof typeof linkSetTypes
export const linkSetPaths = Object.keys(linkSetTypes) as LinkSetPath[]

/** The address of the links of a page: `page` is its path with its query. */
export const linkSetAddress = (path: LinkSetPath, page: string): string =>
  `${path}?${new URLSearchParams({ page })}`

/** What the media type of JSON-LD leaves open: the vocabulary. */
const profiles: Readonly<Record<string, string>> = { 'application/ld+json': 'https://schema.org/' }
export const profileOf = (type: string | undefined): string | undefined =>
  type !== undefined && Object.hasOwn(profiles, type) ? profiles[type] : undefined

/** A link as RFC 8288 writes it; in a set of links, which is not about one page, with its origin. */
export function linkValue({ relation, address, type }: TypedLink, origin?: string): string {
  const profile = profileOf(type)
  return [
    `<${address}>`,
    `rel="${relation}"`,
    ...(type ? [`type="${type}"`] : []),
    ...(profile ? [`profile="${profile}"`] : []),
    ...(origin ? [`anchor="${origin}"`] : []),
  ].join('; ')
}

/** The values of a `Link` header that lead from a file of a page to the link sets of the page, which is at a path. */
export const linkSetValues = (path: string): string[] =>
  linkSetPaths.map(
    (set) => `<${linkSetAddress(set, path)}>; rel="linkset"; type="${linkSetTypes[set]}"`,
  )

/** The links to the documents that have all links of a page. */
export function linkSetLinks(page: string): TypedLink[] {
  const { pathname, search } = new URL(page)
  return linkSetPaths.map((path) => ({
    relation: 'linkset',
    address: new URL(linkSetAddress(path, pathname + search), page).href,
    type: linkSetTypes[path],
  }))
}

/** The value of the header; undefined if the page has no such links. */
export function linkHeader({ page, links }: TypedLinks): string | undefined {
  let header = ''
  for (const link of [...(page ? linkSetLinks(page) : []), ...links].slice(0, maxLinks)) {
    const value = linkValue(link)
    const longer = header === '' ? value : `${header}, ${value}`
    if (longer.length > maxHeaderLength) break
    header = longer
  }
  return header || undefined
}
