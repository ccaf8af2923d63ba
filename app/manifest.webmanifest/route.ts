import { jsonText } from '@/lib/portal/publish/export/record-text'
import { manifest } from '@/lib/portal/publish/seo/site-files'
import { fileResponse } from '@/lib/portal/responses/file-response'

export const GET = (): Response =>
  fileResponse(jsonText(manifest), { type: 'application/manifest+json; charset=utf-8' })
