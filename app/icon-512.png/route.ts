import { iconPng } from '@/lib/portal/publish/seo/site-icon'
import { fileResponse } from '@/lib/portal/responses/route-response'

export const GET = async (): Promise<Response> =>
  fileResponse(await iconPng(512), { type: 'image/png' })
