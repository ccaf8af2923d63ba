import { connection } from 'next/server'
import { getLlmsText } from '@/lib/portal/publish/load'
import { fileResponse } from '@/lib/portal/responses/file-response'

/** Waits for a request, because the site's address is unknown during the build. */
export async function GET(): Promise<Response> {
  await connection()
  return fileResponse(await getLlmsText(), { type: 'text/plain; charset=utf-8' })
}
