import { getLlmsText } from '@/lib/portal/publish/load'
import { siteFile } from '@/lib/portal/responses/file-response'

export const GET = siteFile('text/plain; charset=utf-8', getLlmsText)
