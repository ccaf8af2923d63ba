/**
 * The precompute pattern: inside the renderer the canonical query is the first segment of the path, `[query]` in
 * `app/`. `/projects?q=zug` is `/q~3Dzug/projects`, and `/about` is `/-/about`. A page that reads `searchParams` is
 * rendered again for every request, but a page that reads a path segment is cached like any other. See
 * docs/decisions/003.
 */
import { feedOfPath } from '@/lib/portal/publish/feed-address'

/** The segment of a page without a query. It differs from all queries, because each of them contains a `=`. */
export const noQuery = '-'

const escaped = /[^A-Za-z0-9_-]/g

/** Percent-encodes a query with `~` instead of `%`, so that no router decodes the segment. */
export function querySegment(canonical: string): string {
  if (canonical === '') return noQuery
  return encodeURIComponent(canonical).replace(escaped, (character) =>
    character === '%' ? '~' : `~${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** The query in a segment. Undefined if the segment is not the encoding of a query. */
export function queryOfSegment(segment: string): string | undefined {
  if (segment === noQuery) return ''
  try {
    const query = decodeURIComponent(segment.replaceAll('~', '%'))
    return querySegment(query) === segment && query.includes('=') ? query : undefined
  } catch {
    return undefined
  }
}

/** The renderer's path of a page. Embedded pages have their own layout, so their query segment follows `/embed`. */
export function rendererPath(path: string, canonical: string): string {
  const segment = querySegment(canonical)
  // Paths of feeds have an ending, which folders of routes cannot match.
  if (feedOfPath(path)) return `/${segment}/feeds${path}`
  if (path.startsWith('/embed/')) return `/embed/${segment}${path.slice('/embed'.length)}`
  return `/${segment}${path === '/' ? '' : path}`
}
