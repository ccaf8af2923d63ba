import { readSettings } from '@/lib/env'
import { getNetworkSize } from '@/lib/portal/graph/load'
import { sharePicture } from '@/lib/portal/publish/seo/picture/share-picture'
import { networkShareText } from '@/lib/portal/publish/seo/picture/share-text'
import { fileResponse } from '@/lib/portal/responses/file-response'
import { route } from '@/lib/portal/responses/route-response'

/** The picture of the network for shared links: its size in numbers. */
export const GET = route(async () => {
  const text = networkShareText(await getNetworkSize())
  const picture = await sharePicture(text, readSettings().SITE_URL)
  return fileResponse(picture, { type: 'image/png', lifetime: 'list' })
})
