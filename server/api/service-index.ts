import { apiVersion } from '@/lib/contract/api-version'
import { endpoints } from '@/lib/contract/endpoints'
import type { ServiceIndex } from '@/lib/contract/service'
import { apiTitle } from './openapi/description'

/** The index of the API at `server`, an address that ends in `/api/v1`. `issuer` is the DID that signs its records. */
export const serviceIndex = (server: string, issuer?: string): ServiceIndex => ({
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
