import { connection } from 'next/server'
import { readSettings } from '@/lib/env'
import { openFile } from '@/lib/portal/publish/export/open-file'
import { robotsText } from '@/lib/portal/publish/seo/site-files'

/** Waits for a request: the build does not know the site's address. */
export async function GET(): Promise<Response> {
  await connection()
  return openFile(robotsText(readSettings().SITE_URL), { type: 'text/plain; charset=utf-8' })
}
