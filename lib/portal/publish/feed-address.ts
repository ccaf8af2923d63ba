/**
 * The addresses of feeds: the address of a page with an ending. `/changes.atom` covers everything,
 * `/projects.atom?country=CH` a filtered list, and `/projects/118-commonpass.atom` a record.
 */
import { type Family, familyOfPath } from '@/lib/contract/families'

export const feedFormats = {
  atom: { ending: '.atom', mediaType: 'application/atom+xml', name: 'Atom' },
  json: { ending: '.feed.json', mediaType: 'application/feed+json', name: 'JSON Feed' },
} as const
export type FeedFormat = keyof typeof feedFormats
export const feedFormatNames = Object.keys(feedFormats) as FeedFormat[]

export type FeedSubject =
  | { kind: 'all' }
  | { kind: 'list'; family: Family }
  | { kind: 'record'; family: Family; segment: string }

export interface FeedAddress {
  subject: FeedSubject
  format: FeedFormat
}

const form = /^\/(?:(changes)|([a-z-]+)(?:\/([A-Za-z0-9-]+))?)(\.atom|\.feed\.json)$/

/** The subject and format of a feed's path. Undefined for other paths. */
export function feedOfPath(path: string): FeedAddress | undefined {
  const [, siteFeed, name = '', segment, ending] = form.exec(path) ?? []
  const format = ending === feedFormats.atom.ending ? 'atom' : 'json'
  if (siteFeed) return { subject: { kind: 'all' }, format }
  const family = familyOfPath(name)
  if (!family) return undefined
  const subject: FeedSubject =
    segment === undefined ? { kind: 'list', family } : { kind: 'record', family, segment }
  return { subject, format }
}

/**
 * The address of the feed of a page.
 * @example feedAddress('/projects?country=CH', 'atom') // '/projects.atom?country=CH'
 */
export function feedAddress(page: string, format: FeedFormat): string {
  const [path, query] = page.split('?')
  const { ending } = feedFormats[format]
  return query === undefined ? `${path}${ending}` : `${path}${ending}?${query}`
}
