/** A request for a document of an endpoint, and how its absence is to be taken. */
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
