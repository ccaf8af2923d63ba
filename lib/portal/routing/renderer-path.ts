/**
 * The precompute pattern: inside the renderer the canonical query is the first segment of the path, `[query]` in `app/`.
 * `/projects?q=zug` is `/q~3Dzug/projects`, and `/about` is `/-/about`. A page that reads `searchParams` is rendered
 * anew for every request; a page that reads a path segment is cached like any other. See docs/decisions/003.
 */
import { feedOfPath } from '@/lib/portal/publish/feed-address'

/** The segment of a page without a query, which no query is written as: each has a `=`. */
export const noQuery = '-'

const escaped = /[^A-Za-z0-9_-]/g

/** Percent-encoding with `~` for `%`, so that no router decodes the segment on its way. */
export function querySegment(canonical: string): string {
  if (canonical === '') return noQuery
  return encodeURIComponent(canonical).replace(escaped, (character) =>
    character === '%' ? '~' : `~${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** The query that a segment holds; undefined where no query is written like this. */
export function queryOfSegment(segment: string): string | undefined {
  if (segment === noQuery) return ''
  try {
    const query = decodeURIComponent(segment.replaceAll('~', '%'))
    return querySegment(query) === segment && query.includes('=') ? query : undefined
  } catch {
    return undefined
  }
}

/** Pages for other sites to show in a frame have a layout of their own, so that the query comes behind `/embed`. */
export function rendererPath(path: string, canonical: string): string {
  const segment = querySegment(canonical)
  // Their paths have an ending, which no folder of routes can have.
  if (feedOfPath(path)) return `/${segment}/feeds${path}`
  if (path.startsWith('/embed/')) return `/embed/${segment}${path.slice('/embed'.length)}`
  return `/${segment}${path === '/' ? '' : path}`
}
