/** One cached document of the API, checked by the contract. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { endpoints } from '@/lib/contract/endpoints'
import { ask, type Question } from './ask'
import { lifetimeOnPages } from './cache-lifetime'
import type { ApiResult } from './result'

function questionOf(template: string, path: string): Question<unknown> {
  const endpoint = endpoints.find((candidate) => candidate.path === template)
  if (!endpoint) throw new Error(`The contract has no endpoint ${template}`)
  const { response: schema, kind } = endpoint
  return { schema, path, mayBeMissing: kind === 'detail', fleeting: kind === 'health' }
}

/**
 * Asks for `path`, whose answer the contract gives under `template`, for example `/projects/118` and
 * `/projects/{id}`. It is kept as long as the answer's own Cache-Control says; an error, and a copy that stands in for
 * an answer, only for a moment.
 */
export async function getDocument(template: string, path: string): Promise<ApiResult<unknown>> {
  'use cache'
  const { lifetime, ...result } = await ask(questionOf(template, path))
  cacheLife(lifetimeOnPages(path, lifetime))
  return result
}
