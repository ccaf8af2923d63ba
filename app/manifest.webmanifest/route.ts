import { openFile } from '@/lib/export/open-file'
import { jsonText } from '@/lib/export/record-text'
import { manifest } from '@/lib/seo/site-files'

export const GET = (): Response =>
  openFile(jsonText(manifest), { type: 'application/manifest+json; charset=utf-8' })
