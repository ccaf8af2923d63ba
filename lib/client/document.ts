/** One cached document of the API, checked by the contract. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { endpoints } from '@/lib/contract/endpoints'
import { type EndpointPath, type ResponseOf, responses } from '@/lib/contract/responses'
import { requestDocument } from './api-request'
import { lifetimeOnPages } from './cache-lifetime'
import type { ApiResult } from './result'

const kindOf = (template: EndpointPath) => endpoints.find(({ path }) => path === template)?.kind

/**
 * Asks for `path`, whose answer the contract gives under `template`. It is kept as long as the answer's own
 * Cache-Control says; an error, and a copy that stands in for an answer, only for a moment.
 * @example await getDocument('/projects/{id}', '/projects/118')
 */
export async function getDocument<Template extends EndpointPath>(
  template: Template,
  path: string,
): Promise<ApiResult<ResponseOf<Template>>> {
  'use cache'
  const kind = kindOf(template)
  const { lifetime, ...result } = await requestDocument({
    schema: responses[template],
    path,
    mayBeMissing: kind === 'detail',
    noStore: kind === 'health',
  })
  cacheLife(lifetimeOnPages(path, lifetime))
  return result
}
