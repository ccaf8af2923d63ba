/** Documents of the API in the cache of Next.js, checked against the contract. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { endpoints } from '@/lib/contract/endpoints'
import { type EndpointPath, type ResponseOf, responses } from '@/lib/contract/responses'
import { requestDocument } from './api-request'
import { pageLifetimeOf } from './cache-lifetime'
import type { ApiResult } from './result'

const endpointKindOf = (template: EndpointPath) =>
  endpoints.find(({ path }) => path === template)?.kind

/**
 * Requests `path`. `template` is its path in the contract, by which the response is checked. The result is cached as
 * long as the Cache-Control header of the response allows; errors and fallback copies are cached for seconds.
 * @example await getDocument('/projects/{id}', '/projects/118')
 */
export async function getDocument<Template extends EndpointPath>(
  template: Template,
  path: string,
): Promise<ApiResult<ResponseOf<Template>>> {
  'use cache'
  const kind = endpointKindOf(template)
  const { lifetime, ...result } = await requestDocument({
    schema: responses[template],
    path,
    mayBeMissing: kind === 'detail',
    noStore: kind === 'health',
  })
  cacheLife(pageLifetimeOf(path, lifetime))
  return result
}
