import { type NextRequest, NextResponse } from 'next/server'
import { isDevelopment } from '@/lib/env'
import { recordFileOf } from '@/lib/portal/publish/record-files'
import { textResponse } from '@/lib/portal/responses/route-response'
import { refusedQuery } from '@/lib/portal/routing/file-query'
import { ownApiAddress } from '@/lib/portal/routing/own-api'
import { answeredQuery } from '@/lib/portal/routing/page-query'
import { rendererPath } from '@/lib/portal/routing/renderer-path'

/**
 * Puts the canonical query into the path, where a cached page may read it, and leads the other formats of a profile to
 * the route that creates them. A file whose query names an unknown filter is refused. See
 * `lib/portal/routing/renderer-path.ts` and `lib/portal/publish/record-files.ts`. In development it also forwards the paths
 * of the API to the API. In production the renderer must never do that: the API is in the server that waits for the render.
 */
export function proxy(request: NextRequest) {
  const url = request.nextUrl.clone()
  const path = url.pathname
  const api = isDevelopment() ? ownApiAddress(path, url.search) : undefined
  if (api) return NextResponse.rewrite(api)
  const refusal = refusedQuery(path, url.searchParams)
  if (refusal !== undefined) return textResponse(400, refusal, { 'cache-control': 'no-store' })
  const file = recordFileOf(path)
  url.pathname = file
    ? `/files/${file.family}/${file.segment}/${file.format}`
    : rendererPath(path, answeredQuery(path, url.searchParams))
  url.search = ''
  return NextResponse.rewrite(url)
}

/** Every page and feed; not Next's own files, nor other files at the root of the site such as `/icon.svg`. */
export const config = {
  matcher: '/((?!_next/|(?![a-z-]+\\.(?:atom|feed\\.json)$)[^/]+\\.[^/]+$).*)',
}
