import { connection } from 'next/server'
import { readSettings } from '@/lib/env'
import { sharePicture } from '@/lib/portal/publish/seo/picture/share-picture'
import { siteShareText } from '@/lib/portal/publish/seo/picture/share-text'
import { fileResponse } from '@/lib/portal/responses/file-response'

/**
 * The share picture of every page without a picture of its own. Waits for a request, because it shows the site's
 * address.
 */
export async function GET(): Promise<Response> {
  await connection()
  const picture = await sharePicture(siteShareText, readSettings().SITE_URL)
  return fileResponse(picture, { type: 'image/png' })
}
