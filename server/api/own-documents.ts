/** What the API says of itself. */
import type { Endpoint } from '@/lib/contract/endpoints'
import { isOwnData } from '../proof/own-data'
import type { Served } from '../snapshots'
import { openApi } from './openapi/description'
import { serviceIndex } from './service-index'
import { apiPrefix } from './target'

export type OwnDocument = (kind: Endpoint['kind'], served: Served) => string | undefined

/**
 * Gives these documents by the kind of their endpoint. The description of all endpoints is made when it is first asked
 * for, so that the start does not wait for it. `issuer` is the DID of the server, which signs its own data alone.
 */
export function ownDocuments(siteUrl: string, issuer: string | undefined): OwnDocument {
  let description: string | undefined
  return (kind, served) => {
    if (kind === 'index') {
      const did = isOwnData(served) ? issuer : undefined
      return JSON.stringify(serviceIndex(siteUrl + apiPrefix, did))
    }
    if (kind !== 'description') return undefined
    description ??= JSON.stringify(openApi(siteUrl))
    return description
  }
}
