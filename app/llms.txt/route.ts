import { getLlmsText } from '@/lib/portal/publish/load'
import { siteFile } from '@/lib/portal/responses/route-response'

export const GET = siteFile('text/plain; charset=utf-8', getLlmsText)
