/** The definition of an API endpoint. */
import type { z } from 'zod'
import type { Collection } from './additions'
import type { CacheClass, RateClass } from './headers'
import type { EndpointPath } from './responses'

export interface Endpoint {
  path: EndpointPath
  /** The name that clients use: `listProjects`. Never changed, because it is a method in generated clients. */
  name: string
  summary: string
  /** The content and order of the response, in addition to the summary. */
  description: string
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
  /** The family or addition that a list or a detail returns. */
  collection?: Collection
  query: z.ZodObject
  response: z.ZodType
  cache: CacheClass
  limit: RateClass
  /** True if no API key is required. */
  isPublic: boolean
  /** True if the contract lacks the endpoint. Clients must work without it, because other servers lack it too. */
  addition?: true
  /** Error messages. Where the contract fixes no `invalid` message, the message names the parameter instead. */
  messages: { invalid?: string; notFound?: string; failed: string }
}

type WithDefault = 'query' | 'cache' | 'limit' | 'isPublic'

/** The definition of an endpoint. `endpoints.ts` adds the defaults and the response schema from `responses.ts`. */
export type EndpointDefinition = Omit<Endpoint, 'response' | WithDefault> &
  Partial<Pick<Endpoint, WithDefault>>

/** In the address of its page: `list-projects`. */
export const toSlug = ({ name }: Pick<Endpoint, 'name'>): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
