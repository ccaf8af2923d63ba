import { openFile } from '@/lib/export/open-file'
import { iconPng } from '@/lib/seo/site-icon'

export const GET = async (): Promise<Response> =>
  openFile(await iconPng(180), { type: 'image/png' })
