import { type NextRequest, NextResponse } from 'next/server'
import { isDevelopment } from '@/lib/env'
import { feedOfPath } from '@/lib/portal/publish/feed-address'
import { getRecordFile } from '@/lib/portal/publish/record-files'
import { textResponse } from '@/lib/portal/responses/route-response'
import { fullPageUserAgent, isCachedPage } from '@/lib/portal/routing/cached-pages'
import { refusedQuery } from '@/lib/portal/routing/file-query'
import { ownApiAddress } from '@/lib/portal/routing/own-api'
import { pastRecordFilePath } from '@/lib/portal/versions/cite/past-record-address'

/** The path of the route that creates a file whose address ends like none of the folders of `app/`. */
function filePath(path: string): string | undefined {
  const file = getRecordFile(path)
  if (file) return `/files/${file.family}/${file.segment}/${file.format}`
  return feedOfPath(path) ? `/feeds${path}` : pastRecordFilePath(path)
}

/**
 * Renders a page as a whole, for a page that Next.js does not cache. Otherwise it would send the status 200 before it
 * knows whether the page fails or redirects.
 */
function wholePage(request: NextRequest) {
  const headers = new Headers(request.headers)
  headers.set('user-agent', fullPageUserAgent)
  return NextResponse.next({ request: { headers } })
}

/**
 * Leads the other formats of records and the feeds to their routes. A file whose query names an unknown filter is
 * refused. In development it also forwards the paths of the API to the API. In production the renderer must never do
 * that: the API is in the server that waits for the render.
 */
export function proxy(request: NextRequest) {
  const url = request.nextUrl.clone()
  const api = isDevelopment() ? ownApiAddress(url.pathname, url.search) : undefined
  if (api) return NextResponse.rewrite(api)
  const refusal = refusedQuery(url.pathname, url.searchParams)
  if (refusal !== undefined) return textResponse(400, refusal, { 'cache-control': 'no-store' })
  const file = filePath(url.pathname)
  if (!file) return isCachedPage(url.pathname) ? NextResponse.next() : wholePage(request)
  url.pathname = file
  return NextResponse.rewrite(url)
}

/** Every page and feed; not Next's own files, nor other files at the root of the site such as `/icon.svg`. */
export const config = {
  matcher: '/((?!_next/|(?![a-z-]+\\.(?:atom|feed\\.json)$)[^/]+\\.[^/]+$).*)',
}
