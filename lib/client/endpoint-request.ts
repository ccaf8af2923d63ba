/** Builds the request for a document of an endpoint, including what a 404 means for it. */
import { endpoints } from '@/lib/contract/endpoints'
import { type EndpointPath, type ResponseOf, responses } from '@/lib/contract/responses'
import type { ApiRequest } from './api-request'

/** @example endpointRequest('/projects/{id}', '/projects/118').mayBeMissing // true */
export function endpointRequest<Template extends EndpointPath>(
  template: Template,
  path: string,
): ApiRequest<ResponseOf<Template>> {
  const { kind, addition } = endpoints.find((endpoint) => endpoint.path === template) ?? {}
  return {
    schema: responses[template],
    path,
    mayBeMissing: kind === 'detail',
    isAddition: addition && kind !== 'detail',
    noStore: kind === 'health',
  }
}
