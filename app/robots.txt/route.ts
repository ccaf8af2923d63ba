import { readSettings } from '@/lib/env'
import { robotsText } from '@/lib/portal/publish/seo/site-files'
import { siteFile } from '@/lib/portal/responses/route-response'

export const GET = siteFile('text/plain; charset=utf-8', () => robotsText(readSettings().SITE_URL))
