/** The documents in which the API describes itself. */
import type { Endpoint } from '@/lib/contract/endpoints'
import { type DataSource, isOwnData } from '../served'
import { openApi } from './openapi/description'
import { serviceIndex } from './service-index'
import { apiPrefix } from './target'

export type OwnDocument = (kind: Endpoint['kind'], served: DataSource) => string | undefined

/**
 * Returns a function that gives these documents by the kind of their endpoint. The OpenAPI description is created on
 * first request, so that it does not delay the start, and without examples, which depend on the data. `issuer` is the DID of the server, which signs only its own data.
 */
export function ownDocuments(siteUrl: string, issuer: string | undefined): OwnDocument {
  let description: string | undefined
  return (kind, served) => {
    if (kind === 'index') {
      const did = isOwnData(served) ? issuer : undefined
      return JSON.stringify(serviceIndex(siteUrl + apiPrefix, did))
    }
    if (kind !== 'description') return undefined
    description ??= JSON.stringify(openApi(siteUrl, {}))
    return description
  }
}
