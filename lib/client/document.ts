/** Documents of the API in the cache of Next.js, checked against the contract. */
import 'server-only'
import { cacheLife } from 'next/cache'
import type { EndpointPath, ResponseOf } from '@/lib/contract/responses'
import { requestDocument } from './api-request'
import { getPageLifetime } from './cache-lifetime'
import { endpointRequest } from './endpoint-request'
import type { ApiResult } from './result'

/**
 * Requests `path`. `template` is its path in the contract, which determines the schema of the response. The result is
 * cached for as long as the Cache-Control header of the response allows; errors and fallback copies are cached for
 * seconds.
 * @example await getDocument('/projects/{id}', '/projects/118')
 */
export async function getDocument<Template extends EndpointPath>(
  template: Template,
  path: string,
): Promise<ApiResult<ResponseOf<Template>>> {
  'use cache'
  const { lifetime, ...result } = await requestDocument(endpointRequest(template, path))
  cacheLife(getPageLifetime(path, lifetime))
  return result
}
