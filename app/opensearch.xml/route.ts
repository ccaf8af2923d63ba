import { connection } from 'next/server'
import { readSettings } from '@/lib/env'
import { openFile } from '@/lib/portal/publish/export/open-file'
import { openSearch } from '@/lib/portal/publish/seo/site-files'

/** Waits for a request: the build does not know the site's address. */
export async function GET(): Promise<Response> {
  await connection()
  return openFile(openSearch(readSettings().SITE_URL), {
    type: 'application/opensearchdescription+xml; charset=utf-8',
  })
}
