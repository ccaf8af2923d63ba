import { connection } from 'next/server'
import { readSettings } from '@/lib/env'
import { openSearch } from '@/lib/portal/publish/seo/site-files'
import { fileResponse } from '@/lib/portal/responses/file-response'

/** Waits for a request, because the site's address is unknown during the build. */
export async function GET(): Promise<Response> {
  await connection()
  return fileResponse(openSearch(readSettings().SITE_URL), {
    type: 'application/opensearchdescription+xml; charset=utf-8',
  })
}
