/** What is said of an endpoint of the API. */
import { z } from 'zod'
import type { Collection } from './additions'
import type { CacheClass, RateClass } from './headers'
import type { EndpointPath } from './responses'

export interface Endpoint {
  path: EndpointPath
  summary: string
  kind:
    | 'list'
    | 'detail'
    | 'search'
    | 'document'
    | 'health'
    | 'description'
    | 'index'
    | 'downloads'
    | 'changes'
  /** The family or addition of a list or a detail. */
  collection?: Collection
  query: z.ZodObject
  response: z.ZodType
  cache: CacheClass
  limit: RateClass
  /** True if no API key is required. */
  open: boolean
  /** True if the contract does not have the endpoint. Clients must work without it, because other servers lack it. */
  addition?: true
  /** The messages of errors. If the contract fixes no `invalid`, the message names the parameter instead. */
  messages: { invalid?: string; notFound?: string; failed: string }
}

/** The response is added from the table in `responses.ts`. */
export type EndpointDefinition = Omit<Endpoint, 'response'>

export const noQuery = z.object({})
