import { openFile } from '@/lib/portal/publish/export/open-file'
import { iconPng } from '@/lib/portal/publish/seo/site-icon'

export const GET = async (): Promise<Response> =>
  openFile(await iconPng(512), { type: 'image/png' })
