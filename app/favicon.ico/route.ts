import { openFile } from '@/lib/export/open-file'
import { iconIco } from '@/lib/seo/site-icon'

export const GET = async (): Promise<Response> =>
  openFile(await iconIco(32), { type: 'image/x-icon' })
