/** The documents in which the API describes itself. */
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { apiVersion, type ServiceIndex } from '@/lib/contract/service'
import type { Terms } from '@/lib/contract/terms'
import { type DataSource, isOwnData } from '../served'
import { apiTitle, openApi } from './openapi/description'
import { apiPrefix } from './target'

/** The index of the API at `server`, an address that ends in `/api/v1`. `issuer` is the DID that signs its records. */
const serviceIndex = (server: string, issuer?: string): ServiceIndex => ({
  name: apiTitle,
  version: apiVersion,
  links: {
    openapi: `${server}/openapi.json`,
    terms: `${server}/terms`,
    health: `${server}/health`,
  },
  ...(issuer ? { issuer } : {}),
  endpoints: endpoints.map(({ path, summary }) => ({ path, summary })),
})

export type OwnDocument = (endpoint: Endpoint, served: DataSource) => string | undefined

interface OwnDocumentOptions {
  siteUrl: string
  /** The DID of the server, which signs only its own data. */
  issuer?: string
  /** The operator's address for questions. The terms of another server's data keep their own. */
  email?: string
}

/** The terms with the operator's address. Undefined if the terms of the data remain unchanged. */
function terms(served: DataSource, questions: string | undefined): string | undefined {
  const text = served.dataset.document('terms')
  if (!questions || !text || !isOwnData(served)) return undefined
  const data = JSON.parse(text) as Terms
  return JSON.stringify({ ...data, contact: { ...data.contact, questions } })
}

/**
 * Returns a function that gives these documents by their endpoint. The OpenAPI description is created on first request, so
 * that it does not delay the start, and without examples, which depend on the data.
 */
export function ownDocuments({ siteUrl, issuer, email }: OwnDocumentOptions): OwnDocument {
  let description: string | undefined
  return ({ kind, path }, served) => {
    if (path === '/terms') return terms(served, email)
    if (kind === 'index') {
      const did = isOwnData(served) ? issuer : undefined
      return JSON.stringify(serviceIndex(siteUrl + apiPrefix, did))
    }
    if (kind !== 'description') return undefined
    description ??= JSON.stringify(openApi(siteUrl, {}))
    return description
  }
}
