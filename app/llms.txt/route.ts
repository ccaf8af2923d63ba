import { connection } from 'next/server'
import { getLlmsText } from '@/lib/portal/publish/load'
import { fileResponse } from '@/lib/portal/responses/file-response'

/** Waits for a request: the build does not know the site's address. */
export async function GET(): Promise<Response> {
  await connection()
  return fileResponse(await getLlmsText(), { type: 'text/plain; charset=utf-8' })
}
