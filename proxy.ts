import { type NextRequest, NextResponse } from 'next/server'
import { canonicalQuery } from '@/lib/list/list-queries'
import { rendererPath } from '@/lib/list/renderer-path'

/** Puts the canonical query into the path, where a cached page may read it. See `lib/list/renderer-path.ts`. */
export function proxy(request: NextRequest) {
  const url = request.nextUrl.clone()
  const path = url.pathname
  url.pathname = rendererPath(path, canonicalQuery(path, url.searchParams))
  url.search = ''
  return NextResponse.rewrite(url)
}

/** Every page; not Next's own files, nor files at the root of the site such as `/icon.svg`. */
export const config = { matcher: '/((?!_next/|[^/]+\\.[^/]+$).*)' }
