/** One cached document of the API, checked by the contract. */
import 'server-only'
import { cacheLife } from 'next/cache'
import type { z } from 'zod'
import { endpoints } from '@/lib/contract/endpoints'
import { shortLifetime } from './cache-lifetime'
import { requestDocument } from './request'
import type { ApiResult } from './result'
import { parseTolerantly } from './tolerant-parse'

function responseOf(template: string): z.ZodType {
  const endpoint = endpoints.find(({ path }) => path === template)
  if (!endpoint) throw new Error(`The contract has no endpoint ${template}`)
  return endpoint.response
}

/**
 * Asks for `path`, whose answer the contract gives under `template`, for example `/projects/118` and
 * `/projects/{id}`. It is kept as long as the answer's own Cache-Control says, an error only for seconds.
 */
export async function getDocument(template: string, path: string): Promise<ApiResult<unknown>> {
  'use cache'
  const answer = await requestDocument(path)
  const parsed =
    answer.kind === 'answer' ? parseTolerantly(responseOf(template), answer.body) : undefined
  cacheLife(parsed ? answer.lifetime : shortLifetime)
  if (parsed) return { ok: true, ...parsed, fetchedAt: new Date().toISOString() }
  if (answer.kind === 'not_found') return { ok: false, kind: 'not_found' }
  const reason =
    answer.kind === 'answer' ? `GET ${path}: not as the contract has it` : answer.reason
  return { ok: false, kind: 'unavailable', reason }
}
