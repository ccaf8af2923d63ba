import { readSettings } from '@/lib/env'
import { openSearch } from '@/lib/portal/publish/seo/site-files'
import { siteFile } from '@/lib/portal/responses/route-response'

export const GET = siteFile('application/opensearchdescription+xml; charset=utf-8', () =>
  openSearch(readSettings().SITE_URL),
)
