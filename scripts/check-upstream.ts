/** Checks once, at the start, whether an upstream API answers the portal, which otherwise could only show errors. */

import { Client } from '@/lib/client/http/client'
import type { Settings } from '@/lib/env'

const path = '/projects?per_page=1'
const maxWaitMs = 5_000

/** Explains a problem with `API_BASE_URL` or its key, with a remedy; undefined if there is none. */
export async function findUpstreamFault(settings: Settings): Promise<string | undefined> {
  const { API_BASE_URL: baseUrl, API_KEY: key } = settings
  if (!baseUrl) return undefined
  const reply = await new Client({ baseUrl, key }).get(path, { maxWaitMs })
  if (reply.kind === 'not_found') {
    return `${baseUrl} has no ${path}, which every API of the contract has. Check API_BASE_URL.`
  }
  if (reply.kind !== 'unavailable') return undefined
  if (reply.refused) {
    const remedy = key ? 'Check API_KEY' : 'Set API_KEY'
    return `${baseUrl} refuses requests (${reply.reason}). Until it answers, pages use their last good copies. ${remedy}.`
  }
  return `${baseUrl} does not respond (${reply.reason}). Until it answers, pages use their last good copies.`
}
