import { connection } from 'next/server'
import { jsonText } from '@/lib/portal/publish/export/record-text'
import { manifest } from '@/lib/portal/publish/seo/site-files'
import { fileResponse } from '@/lib/portal/responses/file-response'

/** Waits for a request, because the site's name is unknown during the build. */
export async function GET(): Promise<Response> {
  await connection()
  return fileResponse(jsonText(manifest), { type: 'application/manifest+json; charset=utf-8' })
}
