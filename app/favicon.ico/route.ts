import { openFile } from '@/lib/portal/publish/export/open-file'
import { iconIco } from '@/lib/portal/publish/seo/site-icon'

export const GET = async (): Promise<Response> =>
  openFile(await iconIco(32), { type: 'image/x-icon' })
