import { openFile } from '@/lib/portal/publish/export/open-file'
import { jsonText } from '@/lib/portal/publish/export/record-text'
import { manifest } from '@/lib/portal/publish/seo/site-files'

export const GET = (): Response =>
  openFile(jsonText(manifest), { type: 'application/manifest+json; charset=utf-8' })
