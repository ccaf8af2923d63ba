import { readSettings } from '@/lib/env'
import { sharePicture } from '@/lib/portal/publish/seo/picture/share-picture'
import { siteShareText } from '@/lib/portal/publish/seo/picture/share-text'
import { siteFile } from '@/lib/portal/responses/route-response'

/** The picture for shared links of every page without one of its own. */
export const GET = siteFile('image/png', () => sharePicture(siteShareText, readSettings().SITE_URL))
