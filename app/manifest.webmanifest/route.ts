import { jsonText } from '@/lib/portal/publish/export/record-text'
import { manifest } from '@/lib/portal/publish/seo/site-files'
import { siteFile } from '@/lib/portal/responses/route-response'

export const GET = siteFile('application/manifest+json; charset=utf-8', () => jsonText(manifest))
