/** The typed links of a page as a `Link` header (RFC 8288), including where the complete set of links is available. */
import type { TypedLink, TypedLinks } from './typed-links'

/**
 * Limits on the header, in links and characters. By default, nginx has 4 KB for all headers of a response and, if it
 * caches the response, its address.
 */
const maxLinks = 20
const maxLength = 2048

/** The documents that contain all links of a page (RFC 9264), with their media types by address. */
export const linkSetTypes = {
  '/linkset.json': 'application/linkset+json',
  '/linkset.txt': 'application/linkset',
} as const
export type LinkSetPath = keyof typeof linkSetTypes
export const linkSetPaths = Object.keys(linkSetTypes) as LinkSetPath[]

/** The address of a page's link set. `page` is the page's path with its query. */
export const linkSetAddress = (path: LinkSetPath, page: string): string =>
  `${path}?${new URLSearchParams({ page })}`

/** The vocabulary, which the media type of JSON-LD leaves open. */
const profiles: Readonly<Record<string, string>> = { 'application/ld+json': 'https://schema.org/' }
export const profileOf = (type: string | undefined): string | undefined =>
  type !== undefined && Object.hasOwn(profiles, type) ? profiles[type] : undefined

/** A link in the syntax of RFC 8288. In a link set, which may describe several resources, it includes its `origin`. */
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

/** `Link` header values that lead from a file of a page to the page's link sets. `path` is the path of the page. */
export const linkSetValues = (path: string): string[] =>
  linkSetPaths.map(
    (set) => `<${linkSetAddress(set, path)}>; rel="linkset"; type="${linkSetTypes[set]}"`,
  )

/** The links to the documents that contain all links of a page. */
export function linkSetLinks(page: string): TypedLink[] {
  const { pathname, search } = new URL(page)
  return linkSetPaths.map((path) => ({
    relation: 'linkset',
    address: new URL(linkSetAddress(path, pathname + search), page).href,
    type: linkSetTypes[path],
  }))
}

/** The value of the `Link` header; undefined if the page has no typed links. */
export function linkHeader({ page, links }: TypedLinks): string | undefined {
  const room = maxLength - (page?.length ?? 0)
  let header = ''
  for (const link of [...(page ? linkSetLinks(page) : []), ...links].slice(0, maxLinks)) {
    const value = linkValue(link)
    const longer = header === '' ? value : `${header}, ${value}`
    if (longer.length <= room) header = longer
  }
  return header || undefined
}
