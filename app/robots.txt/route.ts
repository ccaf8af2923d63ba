import { connection } from 'next/server'
import { readSettings } from '@/lib/env'
import { robotsText } from '@/lib/portal/publish/seo/site-files'
import { fileResponse } from '@/lib/portal/responses/file-response'

/** Waits for a request, because the site's address is unknown during the build. */
export async function GET(): Promise<Response> {
  await connection()
  return fileResponse(robotsText(readSettings().SITE_URL), { type: 'text/plain; charset=utf-8' })
}
