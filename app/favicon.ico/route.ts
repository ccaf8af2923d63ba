import { iconIco } from '@/lib/portal/publish/seo/site-icon'
import { fileResponse } from '@/lib/portal/responses/route-response'

export const GET = async (): Promise<Response> =>
  fileResponse(await iconIco(32), { type: 'image/x-icon' })
