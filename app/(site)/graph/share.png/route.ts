import { readSettings } from '@/lib/env'
import { getNetworkSize } from '@/lib/portal/graph/load'
import { sharePicture } from '@/lib/portal/publish/seo/picture/share-picture'
import { networkShareText } from '@/lib/portal/publish/seo/picture/share-text'
import { fileResponse, route } from '@/lib/portal/responses/route-response'

/** Social preview image of the network page: its number of records and connections. */
export const GET = route(async () => {
  const text = networkShareText(await getNetworkSize())
  const picture = await sharePicture(text, readSettings().SITE_URL)
  return fileResponse(picture, { type: 'image/png', lifetime: 'list' })
})
